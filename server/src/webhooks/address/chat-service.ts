/** Chat services whose URLs accept only messages in their own format, so that every delivery would fail. */
const SERVICES: { name: string; host: RegExp; path: RegExp }[] = [
  { name: 'Slack', host: /^hooks\.slack(-gov)?\.com$/, path: /^\// },
  { name: 'Microsoft Teams', host: /(^|\.)webhook\.office\.com$/, path: /^\// },
  {
    name: 'Discord',
    host: /^((ptb|canary)\.)?discord(app)?\.com$/,
    path: /^\/api\/(v\d+\/)?webhooks\//,
  },
]

/** The chat service that a URL belongs to; null: none that is known. */
export function chatServiceOf(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { hostname, pathname } = new URL(url)
  const host = hostname.replace(/\.+$/, '')
  return SERVICES.find((s) => s.host.test(host) && s.path.test(pathname))?.name ?? null
}
