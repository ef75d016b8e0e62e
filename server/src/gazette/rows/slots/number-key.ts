/** The number of a tender, a contract, a process or a registration as it is found, however it is printed: `08/CPL` and `8-CPL` are one. */
export function numberKey(numero: string): string {
  const joined = numero.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return joined.replace(/^0+(?=.)/, '')
}
