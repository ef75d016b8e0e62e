const STYLE_ATTRIBUTE = / style=(?:"([^"]*)"|'([^']*)')/g

/**
 * The document of a mail for a frame of the page. The frame inherits the page's policy, which allows no style
 * attributes: they become rules of a style sheet with the page's nonce. Its links open outside of the frame.
 */
export function framedMail(html: string, nonce: string): string {
  const rules: string[] = []
  const marked = html
    .replaceAll('<style>', `<style nonce="${nonce}">`)
    // Elements may have classes, and a second attribute of the same name would be lost.
    .replace(STYLE_ATTRIBUTE, (_, double: string | undefined, single: string | undefined) => {
      const at = rules.push(double ?? single ?? '') - 1
      return ` data-style="${at}"`
    })
  const sheet = rules.map((rule, at) => `[data-style="${at}"]{${rule}}`).join('\n')
  const head = `<base target="_blank">\n<style nonce="${nonce}">${sheet}</style>\n</head>`
  return marked.replace('</head>', () => head)
}
