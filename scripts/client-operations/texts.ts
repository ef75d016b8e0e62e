import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const FILE = 'clients/texts.json'
const HEAD = 'Made by `npm run clients` from clients/texts.json.'

const LANGUAGES = ['pt', 'en'] as const

type Text = Record<(typeof LANGUAGES)[number], string>

interface Texts {
  groups: { clients: string[]; texts: Record<string, Text> }[]
}

/** Each client's file of texts, which its own function chooses from by language. */
export function textFiles(): [file: string, text: string][] {
  return [
    ['clients/javascript/src/texts.ts', javascriptTexts(textsOf('javascript'))],
    ['clients/cli/texts.mjs', commandTexts(textsOf('cli'))],
    ['clients/python/src/arauto/_texts.py', pythonTexts(textsOf('python'))],
    ['clients/r/R/texts.R', rTexts(textsOf('r'))],
    ['clients/julia/src/texts.jl', juliaTexts(textsOf('julia'))],
    ['clients/matlab/toolbox/+arauto/+internal/texts.m', matlabTexts(textsOf('matlab'))],
  ]
}

/** The texts of one client by name. */
export function textsOf(client: string): [name: string, text: Text][] {
  const { groups } = JSON.parse(readFileSync(join(ROOT, FILE), 'utf8')) as Texts
  return groups
    .filter(({ clients }) => clients.includes(client))
    .flatMap(({ texts }) => Object.entries(texts))
}

type Named = [name: string, text: Text][]

function javascriptTexts(texts: Named): string {
  return `// ${HEAD}
export const TEXTS = {
${texts.map(([name, text]) => `${name}: ${JSON.stringify(text)},`).join('\n')}
} as const
`
}

function commandTexts(texts: Named): string {
  return javascriptTexts(texts).replace(' as const', '')
}

function pythonTexts(texts: Named): string {
  return `# ${HEAD}
# ruff: noqa: E501

TEXTS = {
${texts.map(([name, text]) => pythonText(name, text)).join('\n')}
}
`
}

function pythonText(name: string, text: Text): string {
  const lines = LANGUAGES.map(
    (language) => `        "${language}": ${pythonString(text[language])},`,
  )
  return `    "${name}": {\n${lines.join('\n')}\n    },`
}

/** In single quotes if that saves a backslash, as ruff writes it. */
function pythonString(text: string): string {
  return text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text)
}

function rTexts(texts: Named): string {
  const list = (language: (typeof LANGUAGES)[number]) =>
    texts.map(([name, text]) => `    ${name} = ${ascii(JSON.stringify(text[language]))}`)
  const lists = LANGUAGES.map((each) => `  ${each} = c(\n${list(each).join(',\n')}\n  )`)
  return `# ${HEAD}\n\nTEXTS <- list(\n${lists.join(',\n')}\n)\n`
}

/** A package's code is ASCII. */
function ascii(text: string): string {
  return text.replaceAll(
    /[^\x20-\x7e]/g,
    (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function juliaTexts(texts: Named): string {
  const lines = texts.map(
    ([name, { pt, en }]) =>
      `    ${name} = (\n        pt = ${JSON.stringify(pt)},\n        en = ${JSON.stringify(en)},\n    ),`,
  )
  return `# ${HEAD}\n\nconst TEXTS = (\n${lines.join('\n')}\n)\n`
}

function matlabTexts(texts: Named): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
  const lines = texts.map(
    ([name, { pt, en }]) =>
      `    '${name}', struct('pt', ...\n      ${quoted(pt)}, 'en', ...\n      ${quoted(en)})`,
  )
  return `function all = texts()
% What the toolbox itself says, by name and language.

% ${HEAD}

  persistent known
  if isempty(known)
    known = struct( ...
${lines.join(', ...\n')});
  end
  all = known;
end
`
}
