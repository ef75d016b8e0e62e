import type { Tokens } from 'marked'
import { LANGUAGES, sampleOf } from '../../src/lib/sample-code.ts'
import type { Document } from '../reference/document.ts'
import { escape } from '../reference/html.ts'
import { commandCall } from './command-call.ts'
import { curlsOf } from './shell.ts'

/** The commands of a block as programs of those who use a client; nothing, where no client makes them. */
export function programsOf(api: Document, { lang = '', text }: Tokens.Code): string {
  if (!['', 'sh', 'bash'].includes(lang)) return ''
  const calls = curlsOf(text).flatMap((command) => commandCall(api, command) ?? [])
  if (calls.length === 0) return ''
  const programs = LANGUAGES.filter((language) => language !== 'curl').flatMap((language) =>
    calls.map(({ base, call }) => `<h4>${language}</h4>${shown(sampleOf(language, base, call))}`),
  )
  return `<details class="programs"><summary>Em Python, JavaScript e R</summary>${programs.join('')}</details>\n`
}

function shown(program: string): string {
  return `<pre tabindex="0"><code>${escape(program)}</code></pre>`
}
