/** Who asks, in every request to a source: a program, and whom its owners may be reached by. */
export function userAgentOf(contact: string | null): string {
  return `Arauto (coletor do DOU${contact === null ? '' : `; contato: ${contact}`})`
}
