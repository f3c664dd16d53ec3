/// What a Python does that is kept: the job with libvips or Pillow, and comparing with the best there is.
///
/// It says its version, or ends when it lacks a module; then it answers each line that it is sent.
enum PythonScript {
  /// Which module does the job.
  enum Module: String {
    case pyvips
    case pillow
  }

  /// The program; its arguments are the module, the picture and the PNG to write.
  static let text = """
    import sys, time

    module, picture, output = sys.argv[1:]

    if module == "pyvips":
        import pyvips
        pyvips.cache_set_max(0)  # it would remember the picture
        version = ".".join(str(pyvips.version(part)) for part in range(3))

        def job():
            image = pyvips.Image.thumbnail(picture, 960, height=1200, crop="centre", size="both")
            image.write_to_file(output, compression=6, filter="all", strip=True)
    else:
        import PIL
        from PIL import Image, ImageChops, ImageOps, ImageStat
        version = PIL.__version__

        def developed():
            image = ImageOps.exif_transpose(Image.open(picture))
            width, height = image.size
            part = (min(width, height * 4 // 5), min(height, width * 5 // 4))
            left, top = (width - part[0]) // 2, (height - part[1]) // 2
            image = image.crop((left, top, left + part[0], top + part[1]))
            return image.resize((960, 1200), Image.LANCZOS)

        def job():
            developed().save(output, compress_level=6)

    def peak():
        with open("/proc/self/status") as status:
            for line in status:
                if line.startswith("VmHWM:"):
                    return int(line.split()[1])

    reference = None

    def error_of(path):  # the mean of the squared differences
        global reference
        reference = reference or developed()
        statistics = ImageStat.Stat(ImageChops.difference(reference, Image.open(path).convert("RGB")))
        return sum(statistics.sum2) / sum(statistics.count)

    print(version, flush=True)
    for line in sys.stdin:
        word, _, rest = line.rstrip("\\n").partition(" ")
        if word == "job":
            start, busy = time.perf_counter(), time.process_time()
            job()
            print((time.perf_counter() - start) * 1000, (time.process_time() - busy) * 1000, flush=True)
        elif word == "peak":
            print(peak(), flush=True)
        elif word == "error":
            print(error_of(rest), flush=True)
    """
}
