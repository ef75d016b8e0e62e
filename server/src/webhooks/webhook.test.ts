import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { NO_FILTER } from '../monitor/standing-filter.ts'
import {
  type StoredWebhook,
  type WebhookPatch,
  newWebhook,
  patchWebhook,
  publicWebhook,
  rotateSecret,
  signingSecrets,
} from './webhook.ts'

const T0 = new Date('2026-03-09T12:00:00.000Z')
const T1 = new Date('2026-03-10T12:00:00.000Z')
const made = { id: 'wh_1', conta_id: 'cta_1', secret: 'whsec_feito', leitura: 1, now: T0 }
const request = { url: 'https://exemplo.com.br/gancho', eventos: ['publicacao.nova' as const] }
const webhook = newWebhook(request, made)

describe('a new webhook', () => {
  test('is active and lets everything through by default', () => {
    expect(publicWebhook(webhook)).toEqual({
      id: 'wh_1',
      chave: null,
      nome: null,
      url: request.url,
      eventos: ['publicacao.nova'],
      filtros: { termos: [], linhas: null, ...NO_FILTER },
      leitura: 1,
      max_simultaneas: null,
      envio: null,
      ativo: true,
      motivo_inativacao: null,
      falhas_consecutivas: 0,
      criado_em: T0.toISOString(),
      atualizado_em: T0.toISOString(),
      inativado_em: null,
    })
  })

  test('may begin inactive, with filters and a secret of the client', () => {
    const given = { ...request, ativo: false, secret: 'do cliente', filtros: { termos: ['a'] } }
    expect(newWebhook(given, made)).toMatchObject({
      ativo: false,
      motivo_inativacao: 'manual',
      inativado_em: T0.toISOString(),
      filtros: { termos: ['a'], secoes: [], orgaos: [] },
      secrets: { secret: 'do cliente', next: null },
    })
  })

  test('lists an event once', () => {
    const eventos = ['edicao.publicada', 'publicacao.nova', 'edicao.publicada'] as const
    expect(newWebhook({ ...request, eventos: [...eventos] }, made).eventos).toEqual(
      eventos.slice(0, 2),
    )
  })

  test('never shows a secret', () => {
    expect(JSON.stringify(publicWebhook(webhook))).not.toContain('feito')
  })
})

describe('a merge patch', () => {
  const filtered = newWebhook({ ...request, filtros: { termos: ['a'], secoes: ['1'] } }, made)

  test.each([
    [{ filtros: { termos: ['b'] } }, { termos: ['b'], secoes: ['1'] }],
    [{ filtros: { termos: null } }, { termos: [], secoes: ['1'] }],
    [{ filtros: null }, { termos: [], secoes: [] }],
    [{ filtros: {} }, { termos: ['a'], secoes: ['1'] }],
    [{}, { termos: ['a'], secoes: ['1'] }],
    [{ filtros: { valor_min: 5 } }, { termos: ['a'], secoes: ['1'], valor_min: 5 }],
    [{ filtros: { cnpjs: ['12345678'] } }, { termos: ['a'], secoes: ['1'], cnpjs: ['12345678'] }],
  ])('%j', (patch, changed) => {
    const filtros = { linhas: null, ...NO_FILTER, ...changed }
    const patched = patchWebhook(filtered, patch, { leitura: 1, now: T1 })
    const { watching_since, ...others } = filtered
    expect(patched).toMatchObject({ ...others, filtros, atualizado_em: T1.toISOString() })
    const isSame = isDeepStrictEqual(filtros, filtered.filtros)
    expect(patched.watching_since).toBe(isSame ? watching_since : T1.toISOString())
  })

  test.each<[WebhookPatch, Date]>([
    [{ nome: 'Outro', url: 'https://b.com.br/', secret: 'outro', max_simultaneas: 2 }, T0],
    [{ filtros: { termos: ['a'], secoes: ['1'] }, eventos: ['publicacao.nova'] }, T0],
    [{ ativo: true }, T0],
    [{ ativo: false }, T0],
    [{ filtros: { secoes: [] } }, T1],
    [{ eventos: ['publicacao.nova', 'publicacao.atualizada'] }, T1],
  ])('after %j it seeks what it seeks since %s', (patch, since) => {
    const after = patchWebhook(filtered, patch, { leitura: 1, now: T1 })
    expect(after.watching_since).toBe(since.toISOString())
  })

  test('reactivation restarts the time since which acts are checked', () => {
    const inactive = patchWebhook(filtered, { ativo: false }, { leitura: 1, now: T0 })
    const active = patchWebhook(inactive, { ativo: true }, { leitura: 1, now: T1 })
    expect(active.watching_since).toBe(T1.toISOString())
  })

  test('one stored by an older program is checked since its last change', () => {
    const older = { ...filtered, watching_since: null }
    expect(patchWebhook(older, { nome: 'A' }, { leitura: 1, now: T1 }).watching_since).toBe(
      filtered.atualizado_em,
    )
    expect(rotateSecret(older, 'nova', T1, T1).watching_since).toBe(filtered.atualizado_em)
  })

  test.each([
    [{ url: 'https://b.com.br/', filtros: { termos: ['a'], secoes: ['2'] } }, 1],
    [{ filtros: { termos: ['a', 'b'] } }, 2],
    [{ filtros: { orgaos: ['ANVISA'] } }, 2],
    [{ filtros: null }, 2],
    [{ filtros: { literal: true } }, 0],
    [{ filtros: { valor_min: 5, situacoes: ['revogada' as const] } }, 1],
  ])('%j: saved with reading 1, read by %i', (patch, leitura) => {
    expect(patchWebhook(filtered, patch, { leitura: 2, now: T1 }).leitura).toBe(leitura)
  })

  test('replaces url, events and secret', () => {
    const rotating = rotateSecret(webhook, 'nova', T1, T0)
    const patch = { url: 'https://outro.com.br/', eventos: ['alerta.match' as const], secret: 'já' }
    expect(patchWebhook(rotating, patch, { leitura: 1, now: T0 })).toMatchObject({
      url: patch.url,
      eventos: patch.eventos,
      secrets: { secret: 'já', next: null },
    })
  })

  test('ativo: false makes it inactive, once', () => {
    const inactive = patchWebhook(webhook, { ativo: false }, { leitura: 1, now: T1 })
    expect(inactive).toMatchObject({ motivo_inativacao: 'manual', inativado_em: T1.toISOString() })
    const again = patchWebhook(
      inactive,
      { ativo: false },
      { leitura: 1, now: new Date('2027-01-01') },
    )
    expect(again.inativado_em).toBe(T1.toISOString())
  })

  test('ativo: true makes it active again and forgives its failures', () => {
    const failed: StoredWebhook = {
      ...webhook,
      ativo: false,
      motivo_inativacao: 'falhas',
      inativado_em: T0.toISOString(),
      falhas_consecutivas: 6,
      warned: true,
    }
    expect(patchWebhook(failed, { ativo: true }, { leitura: 1, now: T1 })).toMatchObject({
      ativo: true,
      motivo_inativacao: null,
      inativado_em: null,
      falhas_consecutivas: 0,
      warned: false,
      aliveAt: T1.getTime(),
    })
    expect(
      patchWebhook(failed, { url: 'https://b.com.br/' }, { leitura: 1, now: T1 }),
    ).toMatchObject({
      ativo: false,
      motivo_inativacao: 'falhas',
      falhas_consecutivas: 6,
    })
  })
})

describe('a rotation of the secret', () => {
  const rotating = rotateSecret(webhook, 'nova', T1, T0)

  test('signs with both until the grace period ends, then only with the new one', () => {
    const both = { secret: 'whsec_feito', nextSecret: 'nova' }
    expect(signingSecrets(rotating.secrets, T0)).toEqual(both)
    expect(signingSecrets(rotating.secrets, new Date(T1.getTime() - 1))).toEqual(both)
    expect(signingSecrets(rotating.secrets, T1)).toEqual({ secret: 'nova', nextSecret: null })
  })

  test('without a grace period, signs with the new one at once', () => {
    const { secrets } = rotateSecret(webhook, 'nova', T0, T0)
    expect(signingSecrets(secrets, T0)).toEqual({ secret: 'nova', nextSecret: null })
  })

  test('after an earlier rotation, continues from the active secret', () => {
    const third = (now: Date) =>
      rotateSecret(rotating, 'outra', new Date('2026-03-12'), now).secrets
    expect(signingSecrets(third(T0), T0)).toEqual({ secret: 'whsec_feito', nextSecret: 'outra' })
    expect(signingSecrets(third(T1), T1)).toEqual({ secret: 'nova', nextSecret: 'outra' })
  })
})
