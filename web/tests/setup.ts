// happy-dom rejects cancelled animations, so tests have none.
Element.prototype.animate = () =>
  ({
    cancel() {},
    finish() {},
    finished: Promise.resolve(),
    onfinish: null,
  }) as unknown as Animation;
