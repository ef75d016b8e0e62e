import { wrapped } from '../lib/text/wrapped.ts'
import { fileVariableOf } from './secret-files.ts'
import { ALL_SETTINGS, NEEDS, type Setting } from './table.ts'

/** Keeps help readable in a terminal of 80 columns. */
const WIDTH = 76

/** Every setting for a terminal, in Portuguese: a paragraph each, group by group. */
export function settingsHelp(): string {
  const groups = Map.groupBy(ALL_SETTINGS, ({ group }) => group)
  return [
    'Configuração, por variáveis de ambiente:',
    ...[...groups].flatMap(([group, settings]) => [`${group}:`, ...settings.map(paragraph)]),
    'Outra variável ARAUTO_… impede o início, como um valor errado.',
  ].join('\n\n')
}

/** The same as the rows of a Markdown table. */
export function settingsTable(): string {
  const rows = ALL_SETTINGS.map((setting) => {
    const { name, kind, default: text } = setting
    const byDefault = setting.defaultNote ?? (text === undefined ? 'nenhum' : code(text))
    const cells = [code(name), byDefault, kind.form, meaningOf(setting)]
    return `| ${cells.map(escapeCell).join(' | ')} |`
  })
  return ['| variável | padrão | valor | para quê |', '|---|---|---|---|', ...rows].join('\n')
}

function paragraph(setting: Setting): string {
  const byDefault = setting.defaultNote ?? setting.default
  const lines = [
    ...wrapped(meaningOf(setting), WIDTH),
    ...wrapped(`Valor: ${setting.kind.form}`, WIDTH),
    ...(byDefault === undefined ? [] : wrapped(`Padrão: ${byDefault}`, WIDTH)),
  ]
  return [`  ${setting.name}`, ...lines.map((line) => `    ${line}`)].join('\n')
}

function meaningOf(setting: Setting): string {
  const needed = NEEDS.filter(([given]) => given === setting).map(([, { name }]) => name)
  return [
    setting.meaning,
    ...(needed.length === 0 ? [] : [`Exige ${needed.join(' e ')}.`]),
    ...(setting.secret ? [`Ou ${fileVariableOf(setting)}, com o caminho de um arquivo.`] : []),
  ].join(' ')
}

function code(text: string): string {
  return `\`${text}\``
}

function escapeCell(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('|', '\\|')
}
