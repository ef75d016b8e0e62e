const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes plain text for HTML, between tags and in quoted attributes. */
export function escapeHtml(plain: string): string {
  return plain.replace(/[&<>"']/g, (char) => ENTITIES[char]!) // the five above
}
