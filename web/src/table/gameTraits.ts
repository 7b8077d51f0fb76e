import { EDITIONS } from '$editions';
import type { TableView } from '$wire';
import type { KeyAction } from '../device/keys';
import { type Game, gameOf } from '../game/games';

export type Edition = keyof typeof EDITIONS;
const isEdition = (name: string): name is Edition => name in EDITIONS;

/** How the games differ in the shell of a table. */
export interface GameTraits {
  /** The edition, as used in word keys. */
  edition: (view: TableView) => Edition;
  /** The heading of a section of the log. */
  section: 'log.turn' | 'log.round';
  /** Whether players can leave orders for windows to come. */
  standingOrders: boolean;
  /** Keys that cannot be changed, and what they do. */
  fixedKeys: readonly {
    keys: readonly string[];
    between: string;
    does: 'keys.digits' | 'keys.arrows' | 'keys.places' | 'royalweb.seal';
  }[];
  /** Changeable keys that do nothing in this game. */
  unusedKeys: ReadonlySet<KeyAction>;
}

const COUP: GameTraits = {
  edition: (view) => {
    const said = view.rules.find((line) => line.key === 'coup.edition')?.with.edition;
    return said && isEdition(said) ? said : 'resistance';
  },
  section: 'log.turn',
  standingOrders: true,
  fixedKeys: [
    { keys: ['1', '9'], between: '–', does: 'keys.digits' },
    { keys: ['←', '→'], between: ' ', does: 'keys.arrows' },
  ],
  unusedKeys: new Set(),
};

const ROYAL: GameTraits = {
  edition: () => 'royal',
  section: 'log.round',
  standingOrders: false,
  fixedKeys: [
    { keys: ['A', 'H'], between: '–', does: 'keys.places' },
    { keys: ['Enter'], between: '', does: 'royalweb.seal' },
  ],
  unusedKeys: new Set(['challenge', 'block', 'pass', 'claims', 'orders', 'deals']),
};

const TRAITS: Readonly<Record<Game, GameTraits>> = { coup: COUP, royal: ROYAL };

export const traitsOf = (view: TableView): GameTraits => TRAITS[gameOf(view.options.game)];
