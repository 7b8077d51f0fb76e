/** Where phones find this server. Only the server knows that if this screen itself says localhost: it is in its QR codes. */
export async function ownHost(qr: string): Promise<string> {
  const svg = await fetch(qr)
    .then((answer) => answer.text())
    .catch(() => '');
  return /<title>\w+:\/\/([^/<]+)/.exec(svg)?.[1] ?? location.host;
}
