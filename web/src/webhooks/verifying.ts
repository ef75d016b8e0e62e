/**
 * How a receiver verifies a delivery, in the languages of the clients: over the bytes as received.
 */
export const VERIFYING: Record<string, string> = {
  JavaScript: `import { createHmac, timingSafeEqual } from 'node:crypto'

export function confere(segredo, cabecalhos, corpo) {
  const momento = cabecalhos['x-service-timestamp']
  if (!(Math.abs(Date.now() / 1000 - Number(momento)) <= 300)) return false
  const certa = createHmac('sha256', segredo).update(\`\${momento}.\`).update(corpo).digest('hex')
  const veio = Buffer.from(cabecalhos['x-service-signature'] ?? '')
  const esperada = Buffer.from(\`sha256=\${certa}\`)
  return veio.length === esperada.length && timingSafeEqual(veio, esperada)
}`,
  Python: `import hashlib, hmac, time

def confere(segredo: str, cabecalhos, corpo: bytes) -> bool:
    momento = cabecalhos["X-Service-Timestamp"]
    if abs(time.time() - int(momento)) > 300:
        return False
    certa = hmac.new(segredo.encode(), momento.encode() + b"." + corpo, hashlib.sha256).hexdigest()
    return hmac.compare_digest(cabecalhos["X-Service-Signature"], "sha256=" + certa)`,
  R: `confere <- function(segredo, momento, assinatura, corpo) {
  if (abs(as.numeric(Sys.time()) - as.numeric(momento)) > 300) return(FALSE)
  mensagem <- c(charToRaw(paste0(momento, ".")), corpo)
  certa <- digest::hmac(charToRaw(segredo), mensagem, algo = "sha256", serialize = FALSE)
  identical(assinatura, paste0("sha256=", certa))
}`,
  Julia: `using SHA

function confere(segredo, momento, assinatura, corpo::Vector{UInt8})
    abs(time() - parse(Int, momento)) <= 300 || return false
    certa = bytes2hex(hmac_sha256(codeunits(segredo), vcat(codeunits("$momento."), corpo)))
    diferenca = reduce(|, xor.(codeunits(assinatura), codeunits("sha256=$certa")); init = 0x00)
    return diferenca == 0x00
end`,
  MATLAB: `function ok = confere(segredo, momento, assinatura, corpo)
  import javax.crypto.Mac javax.crypto.spec.SecretKeySpec
  mac = Mac.getInstance('HmacSHA256');
  mac.init(SecretKeySpec(uint8(segredo), 'HmacSHA256'));
  mensagem = [uint8([momento '.']) corpo(:)'];
  certa = sprintf('%02x', typecast(mac.doFinal(mensagem), 'uint8'));
  recente = abs(posixtime(datetime('now', 'TimeZone', 'UTC')) - str2double(momento)) <= 300;
  ok = recente && strcmp(assinatura, ['sha256=' certa]);
end`,
}
