/** Makes the vectors of an archive in a process of its own, which a test kills: DIR URL. */
import { openMeaning } from '../src/embedded/meaning.ts'

const [dataDir, url] = process.argv.slice(2) as [string, string]
const embeddings = { url: `${url}/embeddings`, model: 'ensaio', key: null }
using meaning = await openMeaning({ dataDir, embeddings })
while (await meaning.builder.step());
