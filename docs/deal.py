# A verifiable deal to which nobody sent a seed, for four players and 15 cards: see fair-deal.md. It prints the commitment
# b38ebcde27c04847... and Captain Assassin, Ambassador Captain, Duke Contessa, Assassin Contessa, as VerifiableDealTest expects.
import hashlib, hmac, struct

secret = b"contessa's secret"
print("commitment", hashlib.sha256(secret).hexdigest())
drawn = 0

def below(n):
    global drawn
    limit = 2**32 - 2**32 % n
    attempt = 0
    while True:
        block = hmac.new(secret, struct.pack(">QI", drawn, attempt), hashlib.sha256).digest()
        for number in struct.unpack(">8I", block):
            if number < limit:
                drawn += 1
                return number % n
        attempt += 1

roles = ["Duke", "Assassin", "Captain", "Ambassador", "Contessa"]
court = [role for role in roles for copy in range(3)]
for seat in range(4):
    print(seat, [court.pop(below(len(court))) for _ in range(2)])
