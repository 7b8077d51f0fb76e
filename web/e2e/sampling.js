// How much of a long test to run: a share by default, all of it by `./contessa test --full`.
const FULL = process.env.CONTESSA_FULL === '1';

/** The things to test in this run: all of them, or those with these names. */
export const share = (all, names, name = (each) => each.edition ?? each) =>
  FULL ? all : all.filter((each) => names.includes(name(each)));

/** All of them, or one per call in rotation. */
export function inTurn(all) {
  let turn = 0;
  return () => (FULL ? all : [all[turn++ % all.length]]);
}
