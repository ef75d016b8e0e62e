import { expect, test } from 'vitest'
import { chatServiceOf, refusingServiceAt } from './service.ts'

test.each([
  ['https://hooks.slack.com/services/T000/B000/XXXX', 'Slack'],
  ['https://HOOKS.slack.com./services/T000/B000/x', 'Slack'],
  ['https://empresa.webhook.office.com/webhookb2/1@2/IncomingWebhook/3/4', 'Microsoft Teams'],
  ['https://discord.com/api/webhooks/1/x', 'Discord'],
  ['https://ptb.discordapp.com/api/v10/webhooks/1/x-_Y', 'Discord'],
  ['https://chat.googleapis.com/v1/spaces/AAA/messages?key=k&token=t', 'Google Chat'],
  ['https://api.telegram.org/bot123:abc/sendMessage?chat_id=-1001', 'Telegram'],
  // A flow accepts whatever its author has defined.
  ['https://prod-1.brazilsouth.logic.azure.com/workflows/1/triggers/manual/paths/invoke', null],
  [
    'https://prod-1.brazilsouth.logic.azure.com:443/workflows/1/triggers/manual/paths/invoke?sig=x#teams',
    'Microsoft Teams',
  ],
  [
    'https://default1.2.environment.api.powerplatform.com:443/powerautomate/automations/direct/workflows/1/triggers/manual/paths/invoke?sig=x#teams',
    'Microsoft Teams',
  ],
  ['https://provedor.exemplo.com.br/api/send-text#whatsapp=5561999990000', 'WhatsApp'],
  ['https://discord.com/channels/1', null],
  ['https://provedor.exemplo.com.br/api/send-text#whatsapp=', null],
  ['https://receptor.exemplo.com.br/api/dou', null],
  ['https://hooks.slack.com.exemplo.com.br/services/T000', null],
  ['https://receptor.exemplo.com.br/hooks.slack.com', null],
  ['nada', null],
])('%s belongs to %s', (url, service) => {
  expect(chatServiceOf(url)?.name ?? null).toBe(service)
  expect(refusingServiceAt(url)).toBe(null)
})

test.each([
  // It takes the variables that its author has defined, and no message.
  ['https://hooks.slack.com/triggers/T000/1/x', 'Slack'],
  ['https://discord.com/api/webhooks/1/x/slack', 'Discord'],
  ['https://api.telegram.org/bot123:abc/getMe', 'Telegram'],
  ['https://api.telegram.org/bot123:abc/sendMessage?chat_id=', 'Telegram'],
  ['https://chat.googleapis.com/v1/spaces/AAA/messages', 'Google Chat'],
])('%s of %s is no address of a channel', (url, service) => {
  expect(chatServiceOf(url)).toBe(null)
  expect(refusingServiceAt(url)).toBe(service)
})
