/** What a chat service would say of a message, by the limits that its documents give; null: it takes it. */
export type Judge = (body: string, address: URL) => string | null

// oxlint-disable-next-line typescript/no-explicit-any
type Json = any // as JSON.parse gives it

export const BROWSER_HOST = 'push.exemplo.com.br'

/** By the names of the hosts that they stand for. */
export const JUDGES: Record<string, Judge> = {
  'hooks.slack.com'(body) {
    const { text, blocks } = JSON.parse(body)
    if (text.length > 40_000 || blocks.length > 50) return 'msg_too_long'
    const right = blocks.every((block: Json) => {
      if (block.type === 'header') return isText(block.text, 'plain_text', 150)
      if (block.type === 'section') return isText(block.text, 'mrkdwn', 3_000)
      const { type, elements } = block
      return type === 'context' && elements.length <= 10 && isText(elements[0], 'mrkdwn', 3_000)
    })
    return right ? null : 'invalid_blocks'
  },
  'discord.com'(body) {
    const { embeds, allowed_mentions, content = '' } = JSON.parse(body)
    if (allowed_mentions.parse.length > 0) return 'mentions'
    if (embeds.length > 10 || content.length > 2_000) return 'BASE_TYPE_BAD_LENGTH'
    let all = 0
    for (const { author = { name: '' }, title, description = '', footer, url } of embeds) {
      all += author.name.length + title.length + description.length + footer.text.length
      if (author.name.length > 256 || title.length > 256 || title === '')
        return 'BASE_TYPE_MAX_LENGTH'
      if (description.length > 4_096 || footer.text.length > 2_048) return 'MAX_LENGTH'
      if (url !== undefined && !/^https?:/.test(url)) return 'URL_TYPE_INVALID_URL'
    }
    return all > 6_000 ? 'MAX_EMBED_SIZE_EXCEEDED' : null
  },
  'prod-1.brazilsouth.logic.azure.com'(body) {
    const { type, attachments } = JSON.parse(body)
    if (Buffer.byteLength(body) > 28 * 1_024) return 'payload too large'
    const { contentType, content } = attachments[0]
    const isCard =
      contentType === 'application/vnd.microsoft.card.adaptive' && content.body.length > 0
    return type === 'message' && isCard ? null : 'bad payload'
  },
  'chat.googleapis.com'(body) {
    const { cardsV2 } = JSON.parse(body)
    if (Buffer.byteLength(body) > 32_000) return 'message too long'
    const { header, sections } = cardsV2[0].card
    if (sections[0].widgets.length > 100) return 'too many widgets'
    return header.title === '' ? 'header without title' : null
  },
  'api.telegram.org'(body, address) {
    const { chat_id, text, entities = [] } = JSON.parse(body)
    if (chat_id === '' || chat_id !== address.searchParams.get('chat_id')) return 'chat not found'
    const isWithin = ({ offset, length }: Json) => length > 0 && offset + length <= text.length
    if (entities.length > 100 || !entities.every(isWithin)) return 'ENTITY_BOUNDS_INVALID'
    return text.length > 0 && text.length <= 4_096 ? null : 'message is too long'
  },
  'whatsapp.exemplo.com.br'(body) {
    const { phone, message } = JSON.parse(body)
    if (phone !== '5561999990000') return 'no such number'
    return message.length > 0 && message.length <= 4_096 ? null : 'message is too long'
  },
  // What a browser reads: the stand-in of the push service measures the rest.
  [BROWSER_HOST](body) {
    const { titulo, texto, abrir } = JSON.parse(body)
    if (Buffer.byteLength(body) > 3_993) return 'message too long'
    return titulo !== '' && texto !== '' && /^\/[a-z]/.test(abrir) ? null : 'nothing to show'
  },
}

/** An address of a channel at each. */
export const CHANNELS: Record<string, string> = {
  'hooks.slack.com': '/services/T000/B000/x',
  'discord.com': '/api/webhooks/1/x',
  'prod-1.brazilsouth.logic.azure.com': '/workflows/1/triggers/manual/paths/invoke?sig=x#teams',
  'chat.googleapis.com': '/v1/spaces/A/messages?key=k&token=t',
  'api.telegram.org': '/bot1:a/sendMessage?chat_id=-100',
  'whatsapp.exemplo.com.br': '/send-text#whatsapp=5561999990000',
  [BROWSER_HOST]: '/wpush/v2/gAAAAA#navegador',
}

/** How many messages a channel of each takes in how many milliseconds, as its documents say. */
export const PACES: Record<string, { messages: number; perMs: number }> = {
  'hooks.slack.com': { messages: 1, perMs: 1_000 },
  'discord.com': { messages: 30, perMs: 60_000 },
  'prod-1.brazilsouth.logic.azure.com': { messages: 4, perMs: 1_000 },
  'chat.googleapis.com': { messages: 1, perMs: 1_000 },
  'api.telegram.org': { messages: 20, perMs: 60_000 },
  'whatsapp.exemplo.com.br': { messages: 1, perMs: 6_000 },
  [BROWSER_HOST]: { messages: 1, perMs: 1_000 },
}

function isText(text: Json, type: string, most: number): boolean {
  return text.type === type && text.text.length > 0 && text.text.length <= most
}
