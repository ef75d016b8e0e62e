import type { XmlFile } from '../../gazette/origin.ts'
import { compressText, decompressText } from '../../lib/text/compressed-text.ts'
import { xmlFiles } from '../archive/xml-files.ts'

/** Some four thousand files of a day take 40 bytes each. */
export function packFiles(files: XmlFile[]): Uint8Array {
  return compressText(String(xmlFiles.write(files)))
}

export function unpackFiles(packed: Uint8Array): XmlFile[] {
  return xmlFiles.read(decompressText(packed))
}
