import { type PDFDocumentLoadingTask, PDFWorker, PasswordException, getDocument } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- the build makes it, of what the address ends with
import ReadingThread from 'pdfjs-dist/build/pdf.worker.min.mjs?worker'
import { type PrintedLine, printedLinesOf, textOfPages } from './printed-lines.ts'
import { UnreadFile } from '../unread-file.ts'

/** Pages of a long opinion with its annexes; more are no text to verify. */
const MOST_PAGES = 500
/** As much as is read of any file. */
const LONGEST_READ = 1_000_000
/** How long a file may take: one may be made so that it never ends. */
const LONGEST_MS = 20_000

/**
 * The text of a PDF. A thread of its own reads it and is ended with it, so that no file hangs the page; nothing of it
 * is shown, run or fetched.
 * @throws UnreadFile
 */
export async function textOfPdf(data: Uint8Array): Promise<string> {
  const thread = new ReadingThread()
  const worker = PDFWorker.create({ port: thread })
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new UnreadFile('slowPdf')), LONGEST_MS)
  try {
    const task = getDocument({
      data,
      worker,
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      useWasm: false,
      enableXfa: false,
    })
    return textOfPages(await Promise.race([readPages(task), late.promise]))
  } catch (cause) {
    if (cause instanceof UnreadFile) throw cause
    throw new UnreadFile(cause instanceof PasswordException ? 'lockedPdf' : 'notPdf', { cause })
  } finally {
    clearTimeout(timer)
    worker.destroy()
    thread.terminate()
  }
}

async function readPages(task: PDFDocumentLoadingTask): Promise<PrintedLine[][]> {
  const pdf = await task.promise
  if (pdf.numPages > MOST_PAGES) throw new UnreadFile('longPdf')
  const pages: PrintedLine[][] = []
  let letters = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const lines = printedLinesOf(items.filter((item) => 'str' in item))
    page.cleanup()
    letters += lines.reduce((sum, { text }) => sum + text.length, 0)
    if (letters > LONGEST_READ) throw new UnreadFile('tooLarge')
    pages.push(lines)
  }
  return pages
}
