import Glibc
import Patterns

/// A budget in time that this thread has worked, so that no answer depends on what else the machine does.
///
/// It must be used on the thread that makes it.
func workingTimeBudget() -> MatchBudget { MatchBudget(clock: workingTime) }

/// The time that this thread has worked.
func workingTime() -> Duration {
  var time = timespec()
  _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

/// Matches once, with a budget of its own.
func matches(
  _ pattern: String, _ subject: String, ignoresCase: Bool = false
) throws(PatternError) -> Bool {
  try Pattern(pattern, ignoresCase: ignoresCase).matchesWhole(subject, budget: workingTimeBudget())
}

/// The error that compiling ends with, or nil.
func compileError(_ pattern: String, ignoresCase: Bool = false) -> PatternError? {
  do throws(PatternError) {
    _ = try Pattern(pattern, ignoresCase: ignoresCase)
    return nil
  } catch {
    return error
  }
}

/// The error that matching ends with, or nil.
func matchError(
  _ pattern: String, _ subject: String, budget: MatchBudget = workingTimeBudget()
) -> PatternError? {
  do throws(PatternError) {
    _ = try Pattern(pattern, ignoresCase: false).matchesWhole(subject, budget: budget)
    return nil
  } catch {
    return error
  }
}
