export function EditionsPage() {
  return <h1>Edições</h1>
}
