/** A text of the same length in small letters without accents, to find in it what another prints otherwise. */
export function plainLetters(text: string): string {
  return text.replace(/[^\n -~]|[A-Z]/g, plainLetter)
}

function plainLetter(letter: string): string {
  const plain = letter.normalize('NFD').charAt(0).toLowerCase()
  return plain.length === letter.length ? plain : letter
}
