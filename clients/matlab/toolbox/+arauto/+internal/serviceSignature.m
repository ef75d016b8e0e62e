function text = serviceSignature(bytes, timestamp, secret)
  digest = arauto.internal.hmacSha256(arauto.internal.bytes(secret), [uint8([timestamp '.']) bytes]);
  text = ['sha256=' sprintf('%02x', digest)];
end
