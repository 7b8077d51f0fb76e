package contessa.dev.browser;

import java.util.Collection;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** The data files that are part of the code, since they are small. */
public final class SmallFiles implements ResourcesPolicy {

  @Override
  public String[] supplyResources(Collection<? extends String> asked) {
    return new String[] {"contessa/bots/coup/temperaments.txt", "contessa/royal/standard.txt"};
  }
}
