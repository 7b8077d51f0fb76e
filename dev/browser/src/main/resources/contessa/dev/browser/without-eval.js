// Goes in front of TeaVM's runtime, in which it stands for `new Function`: our pages may not make code from text.
// It knows what the runtime makes by the names of the parameters, and each script of our Java by its text.
const same = (value) => value;
const SCRIPTS = {
  "return __this__;": same,
  "return number;": same,
  "return str;": same,
  "return typeof obj=='undefined';": (value) => value === undefined,
  "return object.toString();": (value) => value.toString(),
  "return new RegExp(source,flags);": (source, flags) => new RegExp(source, flags),
  "return text.toLowerCase();": (text) => text.toLowerCase(),
  "return text.toUpperCase();": (text) => text.toUpperCase(),
  "return +text;": (text) => +text,
  "return number.toExponential();": (number) => number.toExponential(),
  "return Math.floor(Date.parse(day)/864e5)||0;": (day) => Math.floor(Date.parse(day) / 864e5) || 0,
  "return ((new Date(day*864e5)).toISOString()).slice(0,10);": (day) =>
    new Date(day * 864e5).toISOString().slice(0, 10),
  "return text.normalize(form);": (text, form) => text.normalize(form),
  "return (Array.from((new Intl.Segmenter('en')).segment(text))).length;": (text) =>
    Array.from(new Intl.Segmenter("en").segment(text)).length,
};
const guarded = (rethrow, call) => {
  try {
    return call();
  } catch (error) {
    rethrow(error);
  }
};
function fromText(...words) {
  const body = words.pop();
  const [first, second] = words;
  if (first === undefined) {
    const path = body.slice("return ".length, -1).split(".");
    return () => path.reduce((place, name) => place[name], globalThis);
  }
  if (first === "rethrowJavaAsJs")
    return body.includes("fn(this")
      ? (rethrow, fn) =>
          function (...all) {
            return guarded(rethrow, () => fn(this, ...all));
          }
      : (rethrow, fn) =>
          (...all) =>
            guarded(rethrow, () => fn(...all));
  if (first === "rethrowJsAsJava") {
    if (second === "fn") return (rethrow, fn, ...all) => guarded(rethrow, () => fn(...all));
    if (second === "constructor")
      return (rethrow, made, ...all) => guarded(rethrow, () => new made(...all));
    return (rethrow, global, place, name, ...all) =>
      guarded(rethrow, () => (place !== null ? place[name](...all) : global(name)(...all)));
  }
  if (first === "wrapCallFromJavaToJs")
    return (wrap, ...all) => {
      const script = all.pop();
      if (!(script in SCRIPTS)) throw new Error(`unknown: ${script}`);
      return (...values) => wrap(() => SCRIPTS[script](...values));
    };
  if (first === "constructor")
    return (made) =>
      function (marker, javaObject) {
        return made.call(this, marker, javaObject);
      };
  return (...all) => all;
}
