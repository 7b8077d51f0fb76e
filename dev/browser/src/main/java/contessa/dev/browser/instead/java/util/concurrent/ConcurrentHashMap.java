package contessa.dev.browser.instead.java.util.concurrent;

import java.util.HashMap;

/** A browser's worker is one thread. */
public final class ConcurrentHashMap<K, V> extends HashMap<K, V> {

  private static final long serialVersionUID = 1L;
}
