// happy-dom rejects cancelled animations, so tests have none. Tests of the build run without it.
if (typeof Element !== 'undefined')
  Element.prototype.animate = () =>
    ({
      cancel() {},
      finish() {},
      finished: Promise.resolve(),
      onfinish: null,
    }) as unknown as Animation;
