/** The attributes and body of a made-up article; every part of it can be replaced. */
interface ArticleParts {
  attributes?: Record<string, string>
  identifica?: string
  ementa?: string
  texto?: string
}

const ATTRIBUTES = {
  id: '31179330',
  name: 'interno',
  pubName: 'DO1',
  artType: 'Portaria',
  pubDate: '20/03/2023',
  artCategory: 'Ministério da Saúde/Gabinete da Ministra',
  artNotes: 'recado interno',
  numberPage: '113',
  pdfPage:
    'http://pesquisa.in.gov.br/imprensa/jsp/visualiza/index.jsp?data=20/03/2023&amp;pagina=113',
  editionNumber: '54',
  idMateria: '20434980',
}

/** An XML file as INLABS writes it, BOM and CRLF included. */
export function articleXml(parts: ArticleParts = {}): string {
  const attributes = Object.entries({ ...ATTRIBUTES, ...parts.attributes })
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
  const {
    identifica = 'PORTARIA Nº 7, DE 17 DE MARÇO DE 2023',
    ementa = '',
    texto = `<p class="identifica">${identifica}</p><p>Fica instituído o comitê.</p>`,
  } = parts
  return [
    `\uFEFF<xml><article${attributes}>`,
    '  <body>',
    `    <Identifica><![CDATA[ ${identifica}]]></Identifica>`,
    '    <Data><![CDATA[]]></Data>',
    ementa ? `    <Ementa><![CDATA[ ${ementa}]]></Ementa>` : '    <Ementa />',
    '    <Titulo />',
    '    <SubTitulo />',
    `    <Texto><![CDATA[${texto}]]></Texto>`,
    '  </body>',
    '  <Midias />',
    '</article></xml>',
  ].join('\r\n')
}
