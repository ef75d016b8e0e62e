/** The User-Agent of every request to a source: the program, and a contact of its operators. */
export function userAgentOf(contact: string | null): string {
  return `Arauto (coletor do DOU${contact === null ? '' : `; contato: ${contact}`})`
}
