package contessa.server.net.http;

import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpRequestDecoder;

/** A decoder that takes only single spaces in the first line, against request smuggling. */
final class StrictRequestDecoder extends HttpRequestDecoder {

  StrictRequestDecoder(HttpDecoderConfig config) {
    super(config);
  }

  @Override
  protected String splitSecondWordInitialLine(byte[] line, int start, int length) {
    // Words are divided at any white space, and there may be some before the first word.
    boolean single =
        line[start - 1] == ' ' && line[start - 2] != ' ' && line[start + length] == ' ';
    if (!single) {
      throw new IllegalArgumentException("white space in the first line");
    }
    return super.splitSecondWordInitialLine(line, start, length);
  }

  @Override
  protected String splitFirstWordInitialLine(byte[] line, int start, int length) {
    if (start > 0 && line[start - 1] <= ' ') {
      throw new IllegalArgumentException("white space before the method");
    }
    return super.splitFirstWordInitialLine(line, start, length);
  }
}
