import type { LetterBlock } from '../letter.ts'
import { sectionNames } from '../section-names.ts'

/** Says which sections of the present day had not arrived when a mail with acts was written. */
export function lateBlocks(late: string[]): LetterBlock[] {
  if (late.length === 0) return []
  return [
    {
      kind: 'paragraph',
      content: [
        `Atenção: até o envio deste e-mail a edição de hoje não tinha chegado inteira (ainda ${late.length === 1 ? 'falta' : 'faltam'}: ${sectionNames(late)}). O que ela trouxer virá em outro e-mail.`,
      ],
    },
  ]
}
