import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import type { XmlFile } from '../../gazette/origin.ts'
import type { ActProof } from '../../gazette/provenance/proof.ts'
import { filesByDay, rootOfFiles } from '../../gazette/provenance/trees.ts'
import { listZip } from '../../gazette/source/list-source.ts'
import { openZips } from '../../gazette/source/open-zips.ts'
import { readEntry } from '../../gazette/source/read-entry.ts'
import { UNLIMITED } from '../../gazette/source/source.ts'

/** What was compared with a file that a person has. */
export interface FileCheck {
  arquivo: string
  /** What was compared, in Portuguese. */
  sobre: string
  confere: boolean
}

/** Compares zips and XML files with a proof. @throws SourceError for a zip that cannot be read */
export async function checkFiles(proof: ActProof, paths: string[]): Promise<FileCheck[]> {
  const checks: FileCheck[] = []
  for (const path of paths)
    checks.push(...(isXml(path) ? checkXml(proof, path) : await checkZip(proof, path)))
  return checks
}

function checkXml({ xml }: ActProof, path: string): FileCheck[] {
  const nome = basename(path)
  const sha256 = digestOf(readFileSync(path))
  const confere = xml.some((file) => file.nome === nome && file.sha256 === sha256)
  return [{ arquivo: nome, sobre: 'os bytes do XML', confere }]
}

/** The whole tree is computed anew, under the name that the zip has in the proof. */
async function checkZip({ xml, zip, data }: ActProof, path: string): Promise<FileCheck[]> {
  const files = filesByDay(zip.arquivo, await filesIn(path)).get(data) ?? []
  const has = ({ nome, sha256 }: XmlFile) =>
    files.some((file) => file.nome === nome && file.sha256 === sha256)
  const arquivo = basename(path)
  return [
    {
      arquivo,
      sobre: `a raiz sobre ${files.length} XML`,
      confere: rootOfFiles(files) === zip.raiz,
    },
    { arquivo, sobre: 'os XML do ato', confere: xml.every(has) },
  ]
}

async function filesIn(path: string): Promise<XmlFile[]> {
  const entries = await listZip(path, UNLIMITED)
  using zips = openZips(entries)
  return entries.map((entry) => ({
    nome: entry.name,
    sha256: digestOf(readEntry(entry, zips.files)),
  }))
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function isXml(path: string): boolean {
  return extname(path).toLowerCase() === '.xml'
}
