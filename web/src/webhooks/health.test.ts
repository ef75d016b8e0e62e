import { describe, expect, it } from 'vitest'
import type { Estatisticas, Webhook } from '../api/schema.ts'
import { shortAddress } from '../app/webhook-title.ts'
import { chatOf, healthOf, slotsOf } from './health.ts'

describe('a webhook', () => {
  it.each([
    [{ ativo: true, motivo_inativacao: null, falhas_consecutivas: 0 }, 'ok'],
    [{ ativo: true, motivo_inativacao: null, falhas_consecutivas: 3 }, 'failing'],
    [{ ativo: false, motivo_inativacao: 'falhas', falhas_consecutivas: 6 }, 'inactive'],
    [{ ativo: false, motivo_inativacao: 'endereco_perdido', falhas_consecutivas: 0 }, 'lost'],
    [{ ativo: false, motivo_inativacao: 'manual', falhas_consecutivas: 0 }, 'off'],
  ])('%j is %s', (webhook, health) => expect(healthOf(webhook as Webhook)).toBe(health))

  it.each([
    ['https://hooks.slack.com/services/T/B/x', 'Slack'],
    ['https://a.webhook.office.com/x', 'Teams'],
    ['https://discord.com/api/webhooks/1', 'Discord'],
    ['https://api.telegram.org/bot1:a/sendMessage?chat_id=1', 'Telegram'],
    ['https://prod-1.brazilsouth.logic.azure.com/workflows/1', null],
    ['https://prod-1.brazilsouth.logic.azure.com/workflows/1?sig=x#teams', 'Teams'],
    ['https://provedor.exemplo.com.br/send-text#whatsapp=5561999990000', 'WhatsApp'],
    ['https://hooks.slack.com.exemplo.com.br/', null],
    ['https://', null],
  ])('at %s speaks to %s', (url, chat) => expect(chatOf(url)).toBe(chat))

  it('is recognised by its host and path', () => {
    expect(shortAddress('https://erp.exemplo.com.br/arauto?x=1')).toBe('erp.exemplo.com.br/arauto')
    expect(shortAddress('https://erp.exemplo.com.br/')).toBe('erp.exemplo.com.br')
  })

  it('has its attempts counted in equal periods', () => {
    const hour = (hora: string, sucessos: number, falhas: number) => ({
      hora,
      tentativas: { sucessos, falhas },
    })
    const slots = slotsOf({
      periodo: '7d',
      desde: '2026-11-13T12:00:00.000Z',
      ate: '2026-11-20T12:00:00.000Z',
      horas: [hour('2026-11-13T13:00:00.000Z', 2, 1), hour('2026-11-20T11:00:00.000Z', 3, 0)],
    } as Estatisticas)
    expect(slots).toHaveLength(42)
    expect(slots[0]).toMatchObject({ sucessos: 2, falhas: 1 })
    expect(slots.at(-1)).toMatchObject({ sucessos: 3, falhas: 0 })
  })
})
