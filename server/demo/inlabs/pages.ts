/** A file of a date, as the list shows it. */
export interface ShownFile {
  name: string
  bytes: number
}

/** The list of dates. */
export function rootPage(email: string, dates: string[]): string {
  return insidePage(
    email,
    dates.map((date) => row(`<a href="?p=${date}">${date}</a>`, 'Pasta')),
  )
}

/** The files of a date. */
export function dayPage(email: string, data: string, files: ShownFile[]): string {
  return insidePage(email, [
    row('<a href="?p=">..</a>', ''),
    ...files.map(({ name, bytes }) =>
      row(
        `<a href="?p=${data}&amp;dl=${name}" title="Baixar Arquivo">${name}</a>`,
        `<span title="${bytes} bytes">${(bytes / 1_024).toFixed(1)} KB</span>`,
      ),
    ),
  ])
}

/** The page for everybody who is not logged in, and after a refused login. */
export function loginPage(): string {
  return document(
    '<form method="post" action="logar.php"><input name="email"><input name="password"></form>',
  )
}

/** The firewall's own page. */
export function blockedPage(): string {
  return '<html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Please consult with your administrator.</body></html>'
}

/** A page unlike any of INLABS. */
export function strangePage(): string {
  return document('<p>Em manutenção.</p>')
}

function insidePage(email: string, rows: string[]): string {
  return document(
    `<nav>Olá ${email} <a href="minhaconta.php">Minha Conta</a> <a href="logout.php">Sair</a></nav>
<table><thead><tr><th>Nome</th><th>Tamanho</th><th>Modificado</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>`,
  )
}

/** The real list says 23:59, whatever the file's time. */
function row(name: string, size: string): string {
  return `<tr><td>${name}</td><td>${size}</td><td>23:59</td></tr>`
}

function document(body: string): string {
  return `<!DOCTYPE html>\n<html lang="pt-br"><head><title>INLABS simulado</title></head><body>\n${body}\n</body></html>\n`
}
