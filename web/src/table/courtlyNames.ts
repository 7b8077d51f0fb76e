// Names for people who have none yet; none is that of a character of the cast.
const FIRST = ['Alba', 'Ascanio', 'Bianca', 'Brando', 'Clelia', 'Corrado', 'Diana', 'Elia'];
const MORE = ['Fosca', 'Guido', 'Livia', 'Manfredi', 'Nerina', 'Olindo', 'Silvia', 'Tancredi'];
const FAMILY = ['Corvino', 'Falco', 'Ferraro', 'Gallo', 'Leone', 'Lupo', 'Moro', 'Serpe', 'Volpe'];

const one = (names: readonly string[], random: () => number): string =>
  names[Math.floor(random() * names.length)]!;

export const courtlyName = (random: () => number = Math.random): string =>
  `${one([...FIRST, ...MORE], random)} ${one(FAMILY, random)}`;
