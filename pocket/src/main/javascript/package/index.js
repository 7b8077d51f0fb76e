/** A request that was refused: `error` is the word of the protocol. */
export class Refusal extends Error {
  constructor({ error, message }) {
    super(message);
    this.name = "Refusal";
    this.error = error;
  }
}

/** The engine in a worker of its own, with one game at a time. */
export class Engine {
  #worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  #asked = [];

  constructor() {
    this.#worker.onmessage = ({ data: { said, failed } }) => {
      const { resolve, reject } = this.#asked.shift();
      const answer = said && JSON.parse(said);
      if (failed) reject(new Error(failed));
      else if (answer.ok) resolve(answer);
      else reject(new Refusal(answer));
    };
    this.#worker.onerror = ({ message }) =>
      this.#asked.splice(0).forEach(({ reject }) => reject(new Error(message)));
  }

  ask(request) {
    return new Promise((resolve, reject) => {
      this.#asked.push({ resolve, reject });
      this.#worker.postMessage(JSON.stringify(request));
    });
  }

  close() {
    this.#worker.terminate();
    this.#asked.splice(0).forEach(({ reject }) => reject(new Error("the engine is closed")));
  }
}
