declare module 'virtual:words/*' {
  const words: Readonly<Record<string, string>>;
  export default words;
  /** The keys whose sentences are English, because the language lacks them. */
  export const lacking: readonly string[];
}
