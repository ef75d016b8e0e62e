/** What stands on a page: lines of 12 points from the left margin, each with its height on the page. */
export interface PdfLine {
  text: string
  base: number
}

const HEAD = '%PDF-1.7\n'
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'

/** A PDF of these pages, as a word processor might print it; `trailer` adds to the last part. */
export function pdf(pages: readonly (readonly PdfLine[])[], trailer = ''): Buffer {
  const [first, each] = [4, 2]
  const kids = pages.map((_, i) => `${first + each * i} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    FONT,
    ...pages.flatMap((lines, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + each * i + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      streamOf(lines),
    ]),
  ]
  return written(objects, trailer)
}

/** A page of a scanner: it has a drawing and no words. */
export function scannedPdf(): Buffer {
  return pdf([[]])
}

/** A tree of pages that has no end. */
export function endlessPdf(): Buffer {
  return written(
    ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 400 >>'],
    '',
  )
}

/** One that nobody opens without a password. */
export function lockedPdf(lines: readonly PdfLine[]): Buffer {
  const digest = `<${'5a'.repeat(32)}>`
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${digest} /U ${digest} /P -4 >> /ID [<00> <00>]`
  return pdf([lines], lock)
}

function streamOf(lines: readonly PdfLine[]): string {
  const shown = lines.map(({ text, base }) => {
    const escaped = text.replaceAll(/[\\()]/g, String.raw`\$&`)
    return `BT /F1 12 Tf 70 ${base} Td (${escaped}) Tj ET`
  })
  const content = ['0.9 g 60 60 200 200 re f 0 g', ...shown].join('\n')
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
}

function written(objects: readonly string[], trailer: string): Buffer {
  let body = HEAD
  const places: number[] = []
  for (const [i, object] of objects.entries()) {
    places.push(body.length)
    body += `${i + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF`,
    'latin1', // one byte a letter, so that the places are right
  )
}
