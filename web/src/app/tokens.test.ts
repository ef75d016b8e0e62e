import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Scheme = Record<string, string>

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

function scheme(name: string): Scheme {
  const block = css.split(`[data-mantine-color-scheme='${name}']`)[1]!.split('}')[0]!
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, token, colour]) => [
      token!,
      colour!,
    ]),
  )
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

/** As defined by WCAG 2.2. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light! + 0.05) / (dark! + 0.05)
}

const text = 4.5
const graphic = 3
const pairs: [token: string, ground: string, least: number][] = [
  ...['canvas', 'surface', 'hover', 'sunken'].map((on) => ['ink3', on, text] as const),
  ...['canvas', 'surface', 'selected', 'warn-soft', 'bad-soft'].map(
    (on) => ['ink2', on, text] as const,
  ),
  ...['canvas', 'surface', 'ok-soft', 'warn-soft', 'bad-soft'].map(
    (on) => ['ink', on, text] as const,
  ),
  ...['canvas', 'surface', 'selected', 'mark'].map((on) => ['link', on, text] as const),
  ...['ok', 'warn', 'bad'].flatMap((tone) => [
    [tone, 'surface', text] as const,
    [tone, `${tone}-soft`, text] as const,
  ]),
  ...['s1', 's2', 's3', 'sx'].flatMap((section) => [
    [section, `${section}-soft`, text] as const,
    [section, 'surface', text] as const,
    [`${section}-fill`, 'surface', graphic] as const,
  ]),
  ['on-ink', 'ink', text],
  ['mark-ink', 'mark', text],
  ['mark-line', 'surface', graphic],
  ['control', 'surface', graphic],
  ['control', 'canvas', graphic],
  ['focus', 'canvas', graphic],
  ...['h1', 'h2', 'h3'].map((heat) => ['ink', heat, text] as const),
  ...['h4', 'h5'].map((heat) => ['on-ink', heat, text] as const),
].map(([token, ground, least]) => [token as string, ground as string, least as number])

describe.each(['light', 'dark'])('the colours of the %s scheme', (name) => {
  const colours = scheme(name)

  it.each(pairs)('%s can be read on %s (at least %d)', (token, ground, least) => {
    expect(contrast(colours[token]!, colours[ground]!)).toBeGreaterThanOrEqual(least)
  })
})
