import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Block, outlineOf, typeset } from './typeset.ts'

const act = {
  titulo: 'PORTARIA SCL Nº 418, DE 6 DE NOVEMBRO DE 2026',
  ementa: 'Atualiza os valores de referência.',
  assinatura: 'PESSOA DE EXEMPLO 41 - Secretária de Contratações; OUTRA PESSOA',
  conteudo_completo: [
    'PORTARIA SCL Nº 418, DE 6 DE NOVEMBRO DE 2026',
    'Atualiza os valores de referência.',
    'A SECRETÁRIA, no uso da atribuição que lhe confere o art. 14, resolve:',
    'Art. 1º Ficam atualizados os valores.',
    '§ 1º O disposto não se aplica.',
    'I - nos contratos; e',
    'a) nos demais casos.',
    'PESSOA DE EXEMPLO 41',
    'Secretária de Contratações',
    'OUTRA PESSOA',
    'ANEXO I',
    'REGIÃO\tVALOR\nNorte\t6,84\nSul\t1.200,00',
    'Brasília, 6 de novembro de 2026.',
  ].join('\n\n'),
}

const kinds = (blocks: Block[]) => blocks.map(({ kind }) => kind)

describe('an act is typeset', () => {
  it('part by part, each recognised by its text', () => {
    expect(kinds(typeset(act))).toEqual([
      'title',
      'ementa',
      'paragraph',
      'article',
      'article',
      'item',
      'item',
      'signature',
      'signature',
      'heading',
      'table',
      'date',
    ])
  })

  it('with the office under the name, and numbers to the right', () => {
    const blocks = typeset(act)
    expect(blocks.filter(({ kind }) => kind === 'signature')).toMatchObject([
      { kind: 'signature', name: 'PESSOA DE EXEMPLO 41', role: 'Secretária de Contratações' },
      { kind: 'signature', name: 'OUTRA PESSOA', role: null },
    ])
    expect(blocks.find(({ kind }) => kind === 'table')).toMatchObject({
      head: 1,
      numeric: [false, true],
    })
  })

  it('with an outline of its parts', () => {
    expect(outlineOf(typeset(act)).map(({ kind, text }) => [kind, text])).toEqual([
      ['ementa', ''],
      ['preamble', ''],
      ['article', 'Art. 1º'],
      ['signature', ''],
      ['heading', 'ANEXO I'],
    ])
  })

  it('without losing, adding or moving a letter, whatever the text', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom('Art. 1º', 'I - x', 'a) y', 'ANEXO', 'A\tB\nC\tD', 'NOME', 'Cargo', 'T', 'E'),
    )
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), (lines) => {
        const text = lines.join('\n\n')
        const blocks = typeset({
          titulo: 'T',
          ementa: 'E',
          assinatura: 'NOME - Cargo',
          conteudo_completo: text,
        })
        expect(letters(blocks.map(textOf).join(''))).toBe(letters(text))
        for (const block of blocks)
          if ('text' in block) expect(text.startsWith(block.text, block.start)).toBe(true)
      }),
    )
  })
})

const letters = (text: string) => text.replaceAll(/\s/g, '')

function textOf(block: Block): string {
  switch (block.kind) {
    case 'signature':
      return block.name + (block.role ?? '')
    case 'item':
      return block.label + block.text
    case 'table':
      return block.rows.flat().join('')
    default:
      return block.text
  }
}
