import { expect, test } from 'vitest'
import { chatServiceOf } from './chat-service.ts'

test.each([
  ['https://hooks.slack.com/services/T000/B000/XXXX', 'Slack'],
  ['https://HOOKS.slack.com./triggers/T000/1/x', 'Slack'],
  ['https://empresa.webhook.office.com/webhookb2/1@2/IncomingWebhook/3/4', 'Microsoft Teams'],
  ['https://discord.com/api/webhooks/1/x', 'Discord'],
  ['https://ptb.discordapp.com/api/v10/webhooks/1/x/slack', 'Discord'],
  // A flow accepts whatever its author has defined.
  ['https://prod-1.brazilsouth.logic.azure.com/workflows/1/triggers/manual/paths/invoke', null],
  ['https://discord.com/channels/1', null],
  ['https://hooks.slack.com.exemplo.com.br/services/T000', null],
  ['https://receptor.exemplo.com.br/hooks.slack.com', null],
  ['nada', null],
])('%s belongs to %s', (url, service) => {
  expect(chatServiceOf(url)).toBe(service)
})
