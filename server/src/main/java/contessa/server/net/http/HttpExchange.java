package contessa.server.net.http;

import module java.base;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.DefaultHttpContent;
import io.netty.handler.codec.http.DefaultHttpHeaders;
import io.netty.handler.codec.http.DefaultHttpResponse;
import io.netty.handler.codec.http.DefaultLastHttpContent;
import io.netty.handler.codec.http.EmptyHttpHeaders;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.QueryStringDecoder;
import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.netty.handler.flow.FlowControlHandler;
import org.jspecify.annotations.Nullable;

/**
 * One HTTP request and its answer, for a thread of its own (thread per request): reading the body
 * and writing the answer block, so that a slow client costs a virtual thread and little memory.
 */
public final class HttpExchange {

  /** Backpressure: a longer answer goes out in pieces, each when the client has taken the last. */
  private static final int AT_ONCE = 65_536;

  private final RequestReader reader;
  private final TcpConnection connection;
  private final HttpRequest request;
  private final QueryStringDecoder address;
  private final HttpHeaders answer = new DefaultHttpHeaders();
  private HttpResponseStatus status = HttpResponseStatus.OK;
  private Map<String, String> parts = Map.of();
  private boolean answered;
  private boolean closing;
  private boolean handedOver;

  HttpExchange(RequestReader reader, TcpConnection connection, HttpRequest request) {
    this.reader = reader;
    this.connection = connection;
    this.request = request;
    address = new QueryStringDecoder(request.uri());
  }

  public TcpConnection connection() {
    return connection;
  }

  public Channel channel() {
    return connection.channel();
  }

  SocketAddress peer() {
    return channel().remoteAddress();
  }

  /** The method; GET for HEAD, whose answer only lacks the body. */
  public HttpMethod method() {
    return isHead() ? HttpMethod.GET : request.method();
  }

  private boolean isHead() {
    return request.method().equals(HttpMethod.HEAD);
  }

  public String uri() {
    return request.uri();
  }

  /** The decoded path. */
  public String path() {
    return address.path();
  }

  public HttpHeaders headers() {
    return request.headers();
  }

  public Optional<String> header(CharSequence name) {
    return Optional.ofNullable(request.headers().get(name));
  }

  public Optional<String> query(String name) {
    List<String> values = address.parameters().get(name);
    return values == null ? Optional.empty() : Optional.of(values.getFirst());
  }

  void parts(Map<String, String> values) {
    parts = values;
  }

  /** A path parameter. */
  public String part(String name) {
    return parts.getOrDefault(name, "");
  }

  /**
   * What is wrong with the request itself; null if it is in order.
   *
   * @param longest the longest body that any route reads
   */
  public @Nullable ApiException problem(long longest) {
    Throwable mistake = request.decoderResult().cause();
    if (mistake instanceof TooLongHttpHeaderException) {
      return new ApiException(HttpResponseStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "bad-request");
    }
    if (mistake instanceof TooLongHttpLineException) {
      return new ApiException(HttpResponseStatus.REQUEST_URI_TOO_LONG, "bad-request");
    }
    if (mistake != null
        || !isHttp11()
        || !request.uri().startsWith("/")
        || !RequestReader.isPlain(request.headers())
        || !hasPlainPath()) {
      return ApiException.badRequest();
    }
    return HttpUtil.getContentLength(request, 0L) > longest
        ? new ApiException(HttpResponseStatus.REQUEST_ENTITY_TOO_LARGE, "too-long")
        : null;
  }

  /** Other spellings are equal, but not the same. */
  @SuppressWarnings("ReferenceEquality")
  private boolean isHttp11() {
    return request.protocolVersion() == HttpVersion.HTTP_1_1;
  }

  private boolean hasPlainPath() {
    try {
      return !address.path().isEmpty() && address.parameters() != null;
    } catch (IllegalArgumentException e) {
      return false; // a percent sign before something else than two hexadecimal digits
    }
  }

  /**
   * Reads the body.
   *
   * @param longest when more has come, the body is as long as what has come until then
   * @param drain whether to read a longer body to its end: a client that is still sending when the
   *     connection is closed never reads the answer
   */
  byte[] body(int longest, boolean drain) throws IOException {
    try {
      return reader.body(longest, drain).get();
    } catch (ExecutionException e) {
      throw new IOException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  /** Whether a part of the body is still to come; it would be read as the next request. */
  boolean isUnread() {
    return reader.isUnread();
  }

  public HttpExchange status(HttpResponseStatus other) {
    status = other;
    return this;
  }

  public HttpResponseStatus status() {
    return status;
  }

  public HttpExchange with(CharSequence name, String value) {
    answer.set(name, value);
    return this;
  }

  /** Closes the connection after the answer. */
  public void close() {
    closing = true;
    answer.set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
  }

  public void send(String text) {
    if (!answer.contains(HttpHeaderNames.CONTENT_TYPE)) {
      answer.set(HttpHeaderNames.CONTENT_TYPE, "text/plain; charset=utf-8");
    }
    send(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Sends the whole answer. */
  public void send(byte[] body) {
    answered = true;
    if (!status.equals(HttpResponseStatus.NOT_MODIFIED)) {
      answer.set(HttpHeaderNames.CONTENT_LENGTH, body.length);
    }
    int length = isHead() ? 0 : body.length;
    if (length <= AT_ONCE) {
      ByteBuf content = Unpooled.wrappedBuffer(body, 0, length);
      var _ =
          channel()
              .writeAndFlush(
                  new DefaultFullHttpResponse(
                      HttpVersion.HTTP_1_1, status, content, answer, EmptyHttpHeaders.INSTANCE));
      return;
    }
    var _ = channel().write(new DefaultHttpResponse(HttpVersion.HTTP_1_1, status, answer));
    for (int at = 0; at < length; at += AT_ONCE) {
      ByteBuf piece = Unpooled.wrappedBuffer(body, at, Math.min(AT_ONCE, length - at));
      boolean last = at + AT_ONCE >= length;
      await(
          channel()
              .writeAndFlush(
                  last ? new DefaultLastHttpContent(piece) : new DefaultHttpContent(piece)));
    }
  }

  /** Begins an answer whose pieces come one by one. Its end closes the connection. */
  public void begin() {
    answered = true;
    close();
    answer.set(HttpHeaderNames.TRANSFER_ENCODING, HttpHeaderValues.CHUNKED);
    channel().config().setAutoRead(true); // to notice that the client leaves
    await(channel().writeAndFlush(new DefaultHttpResponse(HttpVersion.HTTP_1_1, status, answer)));
  }

  /** Sends a piece, and waits until it is on its way. */
  public void piece(byte[] bytes) {
    await(channel().writeAndFlush(new DefaultHttpContent(Unpooled.wrappedBuffer(bytes))));
  }

  /** Ends an answer of pieces. */
  public void end() {
    await(channel().writeAndFlush(new DefaultLastHttpContent()));
  }

  private static void await(ChannelFuture written) {
    written.awaitUninterruptibly();
    if (!written.isSuccess()) {
      throw new UncheckedIOException(new IOException("the client has gone", written.cause()));
    }
  }

  /** The connection is no HTTP any more. */
  public void handOver() {
    handedOver = true;
    closing = false;
  }

  /** Takes what reads HTTP requests out of a pipeline that is no HTTP any more. */
  public void removeFrom(ChannelPipeline pipeline) {
    pipeline.remove(FlowControlHandler.class);
    pipeline.remove(reader);
  }

  boolean isAnswered() {
    return answered;
  }

  boolean isClosing() {
    return closing;
  }

  public boolean isHandedOver() {
    return handedOver;
  }
}
