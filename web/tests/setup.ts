// happy-dom rejects cancelled animations: here nothing moves.
Element.prototype.animate = () =>
  ({
    cancel() {},
    finish() {},
    finished: Promise.resolve(),
    onfinish: null,
  }) as unknown as Animation;
