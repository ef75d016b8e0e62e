/** What a chat service would say of a message, by the limits that its documents give; null: it takes it. */
export type Judge = (body: string, address: URL) => string | null

// oxlint-disable-next-line typescript/no-explicit-any
type Json = any // as JSON.parse gives it

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
    const { embeds, allowed_mentions } = JSON.parse(body)
    const [{ author, title, description = '', footer, url }] = embeds
    const all = author.name.length + title.length + description.length + footer.text.length
    if (allowed_mentions.parse.length > 0) return 'mentions'
    if (author.name.length > 256 || title.length > 256 || title === '')
      return 'BASE_TYPE_MAX_LENGTH'
    if (description.length > 4_096 || footer.text.length > 2_048 || all > 6_000)
      return 'MAX_EMBED_SIZE_EXCEEDED'
    return url === undefined || /^https?:/.test(url) ? null : 'URL_TYPE_INVALID_URL'
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
    return cardsV2[0].card.header.title === '' ? 'header without title' : null
  },
  'api.telegram.org'(body, address) {
    const { chat_id, text } = JSON.parse(body)
    if (chat_id === '' || chat_id !== address.searchParams.get('chat_id')) return 'chat not found'
    return text.length > 0 && text.length <= 4_096 ? null : 'message is too long'
  },
}

/** An address of a channel at each. */
export const CHANNELS: Record<string, string> = {
  'hooks.slack.com': '/services/T000/B000/x',
  'discord.com': '/api/webhooks/1/x',
  'prod-1.brazilsouth.logic.azure.com': '/workflows/1/triggers/manual/paths/invoke?sig=x#teams',
  'chat.googleapis.com': '/v1/spaces/A/messages?key=k&token=t',
  'api.telegram.org': '/bot1:a/sendMessage?chat_id=-100',
}

function isText(text: Json, type: string, most: number): boolean {
  return text.type === type && text.text.length > 0 && text.text.length <= most
}
