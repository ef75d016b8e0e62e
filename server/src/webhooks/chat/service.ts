import { BROWSER } from '../browser/subscription.ts'
import { browserNote, gatheredForBrowser } from './browser.ts'
import type { ChatMessage } from './message.ts'
import { discordMessage, gatheredForDiscord } from './discord.ts'
import { gatheredForGoogleChat, googleChatMessage } from './google-chat.ts'
import { gatheredForSlack, slackMessage } from './slack.ts'
import { gatheredForTeams, teamsMessage } from './teams.ts'
import { gatheredForTelegram, telegramMessage } from './telegram.ts'
import { WHATSAPP_NUMBER, gatheredForWhatsapp, whatsappMessage } from './whatsapp.ts'

/** A service whose channels have addresses that take messages in a form of its own. */
export interface ChatService {
  name: string
  /** Milliseconds between two messages to a channel, by the service's published limit. */
  everyMs: number
  /** How many events a message may tell: what can be read at a glance, and has room. */
  most: number
  /** The JSON body of a message about one event. */
  write(message: ChatMessage, url: URL): object
  /** Of one about several. */
  gather(messages: ChatMessage[], url: URL): object
  /** A browser's subscription: messages are encrypted for it, and it may end for good. */
  isBrowser?: true
}

interface Known extends ChatService {
  host: RegExp
  /** Path, query and fragment of the addresses of channels; others on the host take other forms. */
  path: RegExp
}

const SERVICES: Known[] = [
  {
    name: 'Slack',
    host: /^hooks\.slack(-gov)?\.com$/,
    path: /^\/services\//,
    everyMs: 1_000,
    most: 20,
    write: slackMessage,
    gather: gatheredForSlack,
  },
  {
    name: 'Microsoft Teams',
    host: /(^|\.)webhook\.office\.com$/,
    path: /^\//,
    everyMs: 1_000,
    most: 20,
    write: teamsMessage,
    gather: gatheredForTeams,
  },
  {
    // A flow of Power Automate takes what its author has defined, so the owner says that it is that of Teams.
    name: 'Microsoft Teams',
    host: /\.(logic\.azure\.com|api\.powerplatform\.com)$/,
    path: /#teams$/,
    everyMs: 1_000,
    most: 20,
    write: teamsMessage,
    gather: gatheredForTeams,
  },
  {
    name: 'Discord',
    host: /^((ptb|canary)\.)?discord(app)?\.com$/,
    path: /^\/api\/(v\d+\/)?webhooks\/\d+\/[\w-]+\/?(\?|$)/,
    everyMs: 2_000,
    most: 10,
    write: discordMessage,
    gather: gatheredForDiscord,
  },
  {
    name: 'Google Chat',
    host: /^chat\.googleapis\.com$/,
    path: /^\/v1\/spaces\/[^/]+\/messages\?/,
    everyMs: 1_000,
    most: 20,
    write: googleChatMessage,
    gather: gatheredForGoogleChat,
  },
  {
    name: 'Telegram',
    host: /^api\.telegram\.org$/,
    path: /^\/bot[^/]+\/sendMessage\?(.*&)?chat_id=[^&]/,
    everyMs: 3_000,
    most: 20,
    write: telegramMessage,
    gather: gatheredForTelegram,
  },
  {
    // Whoever the provider is, its owner says that it takes messages to a number.
    name: 'WhatsApp',
    host: /./,
    path: WHATSAPP_NUMBER,
    everyMs: 6_000,
    most: 8,
    write: whatsappMessage,
    gather: gatheredForWhatsapp,
  },
  {
    name: 'navegador',
    host: /./,
    path: BROWSER,
    everyMs: 1_000,
    most: 20,
    write: browserNote,
    gather: gatheredForBrowser,
    isBrowser: true,
  },
]

/** Addresses whose service is remembered: each delivery asks several times. */
const MOST_REMEMBERED = 10_000
const remembered = new Map<string, ChatService | null>()

/** The chat service whose channel has this address; null: none that is known. */
export function chatServiceOf(url: string): ChatService | null {
  const found = remembered.get(url)
  if (found !== undefined) return found
  const service = knownAt(url, ({ path }, { pathname, search, hash }) =>
    path.test(pathname + search + hash),
  )
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(url, service)
  return service
}

/** The name of a chat service that would refuse every delivery to this address; null: none is known to. */
export function refusingServiceAt(url: string): string | null {
  if (chatServiceOf(url) !== null) return null
  // Flows and providers refuse nothing by themselves; of the others' hosts, only hooks do.
  const isHook = ({ write }: Known, { pathname }: URL) =>
    write !== teamsMessage &&
    write !== whatsappMessage &&
    write !== browserNote &&
    /^\/(?:api\/|triggers\/|v1\/|bot)/.test(pathname)
  return knownAt(url, isHook)?.name ?? null
}

function knownAt(url: string, isThere: (service: Known, url: URL) => boolean): Known | null {
  const parsed = URL.parse(url)
  if (parsed === null) return null
  const host = parsed.hostname.replace(/\.+$/, '')
  return SERVICES.find((known) => known.host.test(host) && isThere(known, parsed)) ?? null
}
