import { type ActionLine, ACTIONS } from '$editions';
import { expect, test } from 'vitest';
import english from 'virtual:words/en';

test.each(Object.entries<ActionLine>(ACTIONS))('%s has its words', (action, line) => {
  const keys = [`action.${action}`];
  if (line.claims.length) keys.push(`acted.${action}`, `stage.${action}`);
  if (line.blockedBy.length)
    keys.push(`stage.block.${action}`, `under.${action}`, `outcome.blocked.${action}`);
  if (line.gain || line.takesReserve) keys.push(`coins.${action}`);
  expect(keys.filter((key) => !(key in english))).toEqual([]);
});
