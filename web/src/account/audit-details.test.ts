import { describe, expect, test } from 'vitest'
import type { RegistroAuditoria } from '../api/schema.ts'
import { en } from '../words/en/index.ts'
import { createFormat } from '../words/format.ts'
import { loadLater, pt } from '../words/pt/index.ts'
import { detailsOf } from './audit-details.ts'

await loadLater()

const told = (detalhes: Record<string, string | number | null>, words = pt, locale = 'pt-BR') =>
  detailsOf(
    { detalhes: detalhes as RegistroAuditoria['detalhes'] },
    words,
    createFormat(locale, words.dates),
  )

describe('details of the audit trail', () => {
  test('are in words, in both languages', () => {
    const role = { antes: 'leitor', papel: 'gestor' }
    expect(told(role)).toBe('Papel anterior: Leitor; Papel: Gestor da conta')
    expect(told(role, en, 'en-GB')).toBe('Previous role: Reader; Role: Account manager')
    const key = { nome: 'ERP', escopos: 'consulta webhooks', limite: 60, expira_em: '2030-12-31' }
    expect(told(key)).toBe(
      'Nome: ERP; Escopos: Consulta, Webhooks; Limite: 60/min; Vence: 31 dez 2030',
    )
    expect(told({ por: 'provedor' })).toBe('Meio: provedor de identidade')
    expect(told({ nome: 'A', total: 2, versao: 1 })).toBe('Nome: A; Termos: 2; Versão: 1')
    expect(told({ tabela: 'contratos', formato: 'csv' })).toBe('Tabela: contratos; Formato: csv')
    expect(told({ arquivo: 'a.zip', bytes: 844_273 })).toBe('Arquivo: a.zip; Tamanho: 844 KB')
  })

  test('without words are shown as in the API, and absent values are omitted', () => {
    expect(told({ novidade: 'x', constructor: 'y', limite: null })).toBe(
      'novidade: x; constructor: y',
    )
  })
})
