import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'

interface Printed {
  pages: number
  /** Of every page: an empty one at the end would be upright. */
  isLandscape: boolean
  /** All of its letters, without spaces. */
  letters: string
  /** Words outside the margins of their page, or beyond its edge. */
  outside: string[]
}

/** 20 mm, less the width of a rule. */
const MARGIN = 55

const WORD =
  /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g

/** The page as printed. */
export async function printed(page: Page, path: string): Promise<Printed> {
  await page.pdf({ path, preferCSSPageSize: true })
  const { stdout } = await promisify(execFile)('pdftotext', ['-bbox', path, '-'], {
    maxBuffer: 2 ** 28,
  })
  const sheets = stdout.split('<page ').slice(1)
  const words = sheets.flatMap((sheet) => {
    const width = Number(/width="([\d.]+)"/.exec(sheet)?.[1])
    return [...sheet.matchAll(WORD)].map(([, left, , right, , text = '']) => ({
      text: unescaped(text),
      isOutside: Number(left) < MARGIN || Number(right) > width - MARGIN,
    }))
  })
  return {
    pages: sheets.length,
    isLandscape: sheets.length > 0 && sheets.every((sheet) => sheet.startsWith('width="841')),
    letters: words.map(({ text }) => text).join(''),
    outside: words.filter(({ isOutside }) => isOutside).map(({ text }) => text),
  }
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
