/** The order matters: the earlier ones also name the later ones. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The names of a browser and its system, from its user agent; null if it does not tell. */
export function browserOf(agent: string): { browser: string | null; system: string | null } {
  return { browser: firstOf(BROWSERS, agent), system: firstOf(SYSTEMS, agent) }
}

function firstOf(names: [RegExp, string][], agent: string): string | null {
  return names.find(([pattern]) => pattern.test(agent))?.[1] ?? null
}
