/** A drawing: its view box and its SVG content. */
export interface Shape {
  box: string;
  inside: string;
}

/** Parses SVG files into drawings by file name. */
export function drawings(files: Record<string, string>): ReadonlyMap<string, Shape> {
  return new Map(
    Object.entries(files).map(([file, svg]) => {
      const name = file.slice(file.lastIndexOf('/') + 1, -'.svg'.length);
      const box = /viewBox="([^"]*)"/.exec(svg)?.[1] ?? '0 0 96 96';
      return [
        name,
        { box, inside: svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')) },
      ] as const;
    }),
  );
}
