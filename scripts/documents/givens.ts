/*
 * What readers of a page have before they begin, and what they substitute for its examples. A page
 * that is not listed here begins in an empty folder.
 */

/** The folder of the reader's zips, on the machine of a document. */
export const READERS_ZIPS = '~/dou'

/** Installed already, which saves time. */
const INSTALLED = ['cd /path/to/arauto']
const CLONED = ['git clone --quiet <repository> arauto && cd arauto']

/** A service with acts, and a key of an account. */
const SERVED = [
  ...INSTALLED,
  `npx arauto importar ${READERS_ZIPS}`,
  'npx arauto conta criar --nome Equipe --email equipe@exemplo.com.br',
  'npx arauto chave criar --conta cta_… --nome principal --escopos consulta,webhooks,alertas',
  'npm start',
]

const python = (...packages: string[]) => [
  'python3 -m venv .venv',
  '. .venv/bin/activate',
  `pip install --quiet ${packages.join(' ')}`,
]

interface Given {
  /** Earlier commands. */
  commands?: string[]
  /** Code before the fragments of a language, which the page takes for granted. */
  fragments?: Record<string, string>
}

const CLIENT_PYTHON: Given = {
  commands: CLONED,
  fragments: {
    python: 'from arauto import Arauto\narauto = Arauto()\nguardar = print\n',
  },
}
const CLIENT_JAVASCRIPT: Given = {
  commands: CLONED,
  fragments: {
    js: "import { Arauto } from 'arauto-client'\nconst arauto = new Arauto()\nconst guardar = () => {}\nconst keep = guardar\n",
  },
}

export const GIVENS: Record<string, Given> = {
  'docs/operations.md': {
    commands: [
      'rm -rf /opt/arauto', // CI keeps an engine there
      ...INSTALLED,
      `cp ${READERS_ZIPS}/2026-11-20-DO1.zip .`,
      `cp ${READERS_ZIPS}/2026-10-01-DO1.zip S01102026.zip`,
      'mkdir /backups',
      'npx arauto conta criar --nome Equipe --email equipe@exemplo.com.br',
    ],
  },
  'docs/historico.md': {
    commands: [
      ...INSTALLED,
      'mkdir ~/dou-base',
      `cp ${READERS_ZIPS}/2026-10-01-DO1.zip ~/dou-base/S01102026.zip`,
    ],
  },
  'docs/cluster.md': { commands: INSTALLED },
  'docs/moving.md': { commands: INSTALLED },
  'docs/webhooks.md': { commands: SERVED },
  'docs/configuracao-em-git.md': { commands: SERVED },
  'docs/alertas.md': { commands: SERVED },
  'docs/boletins.md': { commands: SERVED },
  'docs/alteracoes.md': { commands: SERVED },
  'docs/pontualidade.md': { commands: SERVED },
  'docs/caderno.md': { commands: SERVED },
  'docs/pastas.md': { commands: SERVED },
  'docs/citacoes.md': { commands: SERVED },
  'docs/contratos.md': { commands: [...SERVED, ...python('pandas', 'pyarrow')] },
  'docs/pessoal.md': { commands: SERVED },
  'docs/licitacoes.md': { commands: SERVED },
  'docs/sancoes.md': { commands: SERVED },
  'docs/privacidade.md': { commands: SERVED },
  'docs/normas.md': { commands: SERVED },
  'docs/mcp.md': { commands: SERVED },
  'docs/mudar-do-ro-dou.md': { commands: SERVED },
  'docs/mudar-de-outros.md': { commands: SERVED },
  'docs/consulta.md': { commands: SERVED },
  'docs/exportar.md': { commands: [...SERVED, ...python('pandas', 'pyarrow')] },
  'clients/n8n/README.md': { commands: INSTALLED },
  'clients/n8n/README.en.md': { commands: INSTALLED },
  'clients/python/README.md': CLIENT_PYTHON,
  'clients/python/README.en.md': CLIENT_PYTHON,
  'clients/javascript/README.md': CLIENT_JAVASCRIPT,
  'clients/javascript/README.en.md': CLIENT_JAVASCRIPT,
}

/** What readers know and a page cannot: `project` is the project's address. */
export function putIn(text: string, project: string): string {
  return text
    .replaceAll(/<reposit(ory|ório)>/g, `file://${project}/.git`)
    .replaceAll(/\/(path\/(of|to)|caminho\/do)\/(the\/project|projeto|arauto)/g, project)
}

/** Fills in ids and keys that a page abbreviates: the newest printed one of their kind. */
export function fillIn(text: string, printed: () => string): string {
  return text.replaceAll(/\b([a-z]+)_…/g, (whole, kind: string) => {
    const newest = [...printed().matchAll(new RegExp(`\\b${kind}_\\w{8,}`, 'g'))].at(-1)
    if (newest === undefined) throw new Error(`nothing that was printed is a ${whole}`)
    return newest[0]
  })
}
