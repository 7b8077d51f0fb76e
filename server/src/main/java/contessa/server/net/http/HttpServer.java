package contessa.server.net.http;

import module java.base;

import contessa.server.host.threads.FatalErrors;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.FixedRecvByteBufAllocator;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpRequestDecoder;
import io.netty.handler.codec.http.HttpResponseEncoder;
import io.netty.handler.flow.FlowControlHandler;
import io.netty.util.concurrent.DefaultThreadFactory;

/**
 * An HTTP server on Netty: few event loops read, decode and write for all connections; whatever may
 * block runs on virtual threads.
 */
public final class HttpServer implements AutoCloseable {

  private static final int LONGEST_HEADERS = 8 * 1_024;
  private static final int LONGEST_FIRST_LINE = 4 * 1_024;
  private static final int READ_AT_ONCE = 4 * 1_024;

  /** More than this waits in outboxes, where it is counted. */
  private static final WriteBufferWaterMark WATER_MARK =
      new WriteBufferWaterMark(8 * 1_024, 16 * 1_024);

  private final MultiThreadIoEventLoopGroup loops;
  private final Channel listening;

  private HttpServer(MultiThreadIoEventLoopGroup loops, Channel listening) {
    this.loops = loops;
    this.listening = listening;
  }

  /**
   * Listens.
   *
   * @param handler answers a request, in a thread of its own
   * @throws IOException if the port is taken
   */
  public static HttpServer start(
      String host, int port, TcpConnections connections, Consumer<HttpExchange> handler)
      throws IOException {
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    MultiThreadIoEventLoopGroup loops =
        new MultiThreadIoEventLoopGroup(
            threads, new DefaultThreadFactory("net", true), NioIoHandler.newFactory());
    ServerBootstrap bootstrap =
        new ServerBootstrap()
            .group(loops)
            .channel(NioServerSocketChannel.class)
            .option(ChannelOption.SO_REUSEADDR, true)
            .option(ChannelOption.SO_BACKLOG, 1_024)
            .childOption(ChannelOption.TCP_NODELAY, true)
            .childOption(ChannelOption.AUTO_READ, false)
            .childOption(ChannelOption.ALLOCATOR, allocator(threads))
            .childOption(
                ChannelOption.RECVBUF_ALLOCATOR, new FixedRecvByteBufAllocator(READ_AT_ONCE))
            .childOption(ChannelOption.WRITE_BUFFER_WATER_MARK, WATER_MARK)
            .childHandler(
                new ChannelInitializer<>() {
                  @Override
                  protected void initChannel(Channel channel) {
                    TcpConnection connection = connections.accept(channel);
                    if (connection == null) {
                      var _ = channel.close();
                    } else {
                      pipeline(channel, connection, handler);
                    }
                  }

                  @Override
                  public void exceptionCaught(ChannelHandlerContext ctx, Throwable e)
                      throws Exception {
                    FatalErrors.pass(e);
                    super.exceptionCaught(ctx, e);
                  }
                });
    var bound = bootstrap.bind(new InetSocketAddress(host, port)).awaitUninterruptibly();
    if (!bound.isSuccess()) {
      var _ = loops.shutdownGracefully();
      throw new IOException(bound.cause());
    }
    return new HttpServer(loops, bound.channel());
  }

  /** Small chunks, since the whole server promises to run in 512 MB. */
  private static ByteBufAllocator allocator(int threads) {
    return new PooledByteBufAllocator(true, 0, threads, 8_192, 6, 64, 16, false);
  }

  private static void pipeline(
      Channel channel, TcpConnection connection, Consumer<HttpExchange> handler) {
    HttpDecoderConfig limits =
        new HttpDecoderConfig()
            .setMaxInitialLineLength(LONGEST_FIRST_LINE)
            .setMaxHeaderSize(LONGEST_HEADERS);
    channel
        .pipeline()
        .addLast(connection)
        .addLast(new StrictRequestDecoder(limits))
        .addLast(new HttpResponseEncoder())
        .addLast(new FlowControlHandler())
        .addLast(new RequestReader(connection, handler));
  }

  public int port() {
    return ((InetSocketAddress) listening.localAddress()).getPort();
  }

  @Override
  public void close() {
    listening.close().awaitUninterruptibly();
    loops.shutdownGracefully(0, 500, TimeUnit.MILLISECONDS).awaitUninterruptibly();
  }

  /** A decoder that takes only single spaces in the first line, against request smuggling. */
  private static final class StrictRequestDecoder extends HttpRequestDecoder {

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
}
