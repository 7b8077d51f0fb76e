package contessa.server;

import module java.base;

import contessa.bots.Budget;
import contessa.server.cluster.ClusterTables;
import contessa.server.host.Invitations;
import contessa.server.host.PlayerEvents;
import contessa.server.host.TableHost;
import contessa.server.host.Tables;
import contessa.server.host.games.SqlGameHistory;
import contessa.server.host.identity.Bans;
import contessa.server.host.identity.PersonalData;
import contessa.server.host.identity.RecentPlayers;
import contessa.server.host.identity.Sessions;
import contessa.server.host.puzzles.DailyPuzzleGenerator;
import contessa.server.host.puzzles.OwnPuzzles;
import contessa.server.host.puzzles.PuzzleVotes;
import contessa.server.host.puzzles.Puzzles;
import contessa.server.host.site.HostedSite;
import contessa.server.host.site.SiteNotices;
import contessa.server.host.site.SitePages;
import contessa.server.host.threads.SteadyClock;
import contessa.server.journal.Database;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.postgres.DataMove;
import contessa.server.journal.postgres.PostgresDatabase;
import contessa.server.journal.salvage.Repair;
import contessa.server.net.WebFrontend;
import contessa.server.net.http.Authenticator;
import contessa.server.net.http.HttpServer;
import contessa.server.net.http.LocalAddresses;
import contessa.server.net.http.Metrics;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.SecurityLog;
import contessa.server.net.http.TcpConnection;
import contessa.server.net.http.TcpConnections;
import contessa.server.net.http.TrustedProxies;
import contessa.server.net.limits.Limit;
import contessa.server.net.limits.LiveConnections;
import contessa.server.net.limits.Overload;
import contessa.server.net.limits.RateLimits;
import contessa.server.push.PushSender;
import contessa.server.push.PushServices;
import contessa.server.rating.Ratings;
import contessa.table.view.Notifier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server: one data folder, one port, nothing else. */
public final class Server implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  private static final String JOURNAL = "contessa.db";
  private static final String PAGES = "pages";
  private static final String PUZZLES = "puzzles.txt";
  private static final String ADDRESSES = "addresses";

  private static final long RETRY_AFTER = 1_000;

  /** Another node of a cluster is there already. */
  private static final long ELSEWHERE_AFTER = 50;

  private static final long SHUTDOWN_WAIT = 1_000;

  private static final Duration KEEP_ADDRESSES = Duration.ofMinutes(1);
  private static final Duration FIND_SILENT = Duration.ofSeconds(5);
  private static final Duration FIND_SLOW = Duration.ofMillis(500);

  private final SqlJournal journal;
  private final NetContext context;
  private final BackgroundCheck check;
  private final HttpServer web;
  private final @Nullable ClusterTables cluster;
  private final Resources resources;

  private Server(
      SqlJournal journal,
      NetContext context,
      BackgroundCheck check,
      HttpServer web,
      @Nullable ClusterTables cluster,
      Resources resources) {
    this.journal = journal;
    this.context = context;
    this.check = check;
    this.web = web;
    this.cluster = cluster;
    this.resources = resources;
  }

  /** Why a server cannot start, in one line for the operator. */
  public static final class CannotStart extends Exception {
    private static final long serialVersionUID = 1L;

    CannotStart(String message, @Nullable Throwable cause) {
      super(message, cause);
    }
  }

  /** The file in a data folder that holds everything. */
  public static Path journal(Path data) {
    return data.resolve(JOURNAL);
  }

  /**
   * Keeps servers out of a data folder while its data is being moved.
   *
   * @throws CannotStart if a server uses it
   */
  public static Closeable keepOut(Path data) throws CannotStart {
    return DataFolder.take(data);
  }

  /** Starts a server; open tables go on. */
  public static Server start(Settings settings) throws CannotStart {
    return start(settings, SteadyClock.start());
  }

  /** Starts a server whose clock may run faster. */
  static Server start(Settings settings, SteadyClock clock) throws CannotStart {
    List<String> services = new ArrayList<>(PushServices.OF_BROWSERS);
    services.addAll(settings.list(Setting.PUSH_SERVICES));
    return start(settings, clock, new PushServices(services));
  }

  /** Starts a server that talks to other push services. */
  public static Server start(Settings settings, SteadyClock clock, Predicate<String> services)
      throws CannotStart {
    Resources resources = new Resources();
    boolean started = false;
    try {
      Server server = start(settings, clock, services, resources);
      started = true;
      return server;
    } catch (JournalFailure e) {
      throw new CannotStart(String.valueOf(e.getMessage()), e);
    } finally {
      if (!started) {
        resources.close();
      }
    }
  }

  private static Server start(
      Settings settings, SteadyClock clock, Predicate<String> services, Resources resources)
      throws CannotStart {
    resources.add(DataFolder.take(settings.data()));
    probe(settings);
    BackgroundCheck check = resources.add(new BackgroundCheck());
    SqlJournal journal = resources.add(open(settings));
    InstantSource time = clock;
    Database database = journal.database();
    if (!database.isWritable(time.millis())) {
      String where =
          settings.text(Setting.DATABASE).isEmpty()
              ? String.valueOf(journal(settings.data()))
              : "the database";
      throw new CannotStart("cannot write to " + where + ": is the disk full?", null);
    }
    PushSender pushSender =
        settings.is(Setting.PUSH) ? resources.add(new PushSender(database, services, time)) : null;
    PlayerEvents events = new PlayerEvents();
    Notifier notifier =
        (player, what, until) -> {
          events.send(player, what, until);
          if (pushSender != null) {
            pushSender.send(player, what, until);
          }
        };
    Ratings ratings = new Ratings(database, time);
    int limit = settings.tablesIn(Runtime.getRuntime().maxMemory());
    if (limit < settings.number(Setting.TABLES)) {
      LOG.warn(
          "The heap has room for {} tables, not for {}; JDK_JAVA_OPTIONS=-Xmx1g makes it larger",
          limit,
          settings.number(Setting.TABLES));
    }
    if (settings.cluster() != null) {
      journal.share(clock::advanceTo);
    }
    // Nobody has read the clock while the database was opened, so it may have stood still.
    clock.advanceTo(System.currentTimeMillis());
    Tables local =
        resources.add(
            Tables.open(
                journal,
                new SqlGameHistory(database),
                ratings::count,
                notifier,
                clock,
                Budget.millis(settings.number(Setting.MILLIS)),
                limit));
    ClusterTables cluster = join(settings, local, journal, resources);
    TableHost tables = cluster == null ? local : cluster;
    HealthCheck health = new HealthCheck(database, check, local, time);
    Backups backups = new Backups(settings, check, health::isSound, Duration.ofHours(1));
    health.watch(backups::warning);
    SecurityLog securityLog = new SecurityLog();
    TrustedProxies proxies = new TrustedProxies(settings.list(Setting.TRUSTED_PROXIES));
    Sessions sessions = new Sessions(database, time);
    Path addresses = settings.data().resolve(ADDRESSES);
    sessions.addresses().load(addresses);
    resources.add(() -> sessions.addresses().save(addresses));
    Consumer<String> forget = local.finishedGames()::forget;
    Consumer<String> rewritten =
        cluster == null
            ? forget
            : forget.andThen(table -> cluster.announce(ClusterBroadcasts.REWRITTEN, table));
    PersonalData personalData = resources.add(new PersonalData(journal, sessions, rewritten));
    // Nodes would generate different daily puzzles.
    OwnPuzzles ownPuzzles =
        cluster == null ? OwnPuzzles.open(settings.data().resolve(PUZZLES)) : OwnPuzzles.none();
    Overload overload = new Overload(System::nanoTime);
    local.lags().askNeighbours(sessions.addresses()::neighbours);
    local.lags().creditDelay(() -> overload.delay() * clock.speed());
    RateLimits limits =
        new RateLimits(
            Limit.rates(settings.list(Setting.LIMITS)), () -> TcpConnection.now() * clock.speed());
    int sockets = settings.number(Setting.SOCKETS);
    NetContext context =
        new NetContext(
            tables,
            sessions,
            new Bans(database, time),
            new HostedSite(
                settings::policy,
                new SitePages(settings.data().resolve(PAGES)),
                new SiteNotices(database, time)),
            ratings,
            new Puzzles(ownPuzzles, time),
            new PuzzleVotes(database),
            personalData,
            new Invitations(new RecentPlayers(database), tables, notifier, time),
            pushSender,
            events,
            new Authenticator(sessions, site(settings), proxies),
            limits,
            overload,
            resources.add(new TcpConnections(proxies, 2 * sockets, limits, securityLog)),
            new LiveConnections(sockets),
            new Metrics(time::millis),
            health::health,
            securityLog,
            time::millis);
    IntSupplier nodes = () -> cluster == null ? 1 : cluster.nodeCount();
    ServerGauges.register(context, local, limit, nodes);
    ServerGauges.register(context.metrics(), settings.data(), local, check, health, backups);
    database.whenBack(local::afterOutage);
    int found = cluster == null ? local.resume() : local.count();
    if (cluster != null) {
      ClusterBroadcasts.connect(cluster, local, context);
    }
    HttpServer web = resources.add(listen(settings, context));
    String host = settings.text(Setting.HOST);
    LOG.info(
        "Serving {} of {} at {}:{}",
        AdminAnswer.count(found, "table", "tables"),
        settings.data().toAbsolutePath(),
        LocalAddresses.inUrl(host),
        web.port());
    AdminSocket admin =
        AdminSocket.open(
            settings.data(),
            new AdminOrders(context, settings, local::faults, journal, rewritten)::carryOut);
    if (admin != null) {
      resources.add(admin);
    }
    BooleanSupplier leads = cluster == null ? () -> true : cluster::leads;
    Retention retention = new Retention(settings, journal, rewritten);
    Maintenance maintenance =
        resources.add(
            new Maintenance(settings, journal, sessions, personalData, leads, backups, retention));
    maintenance.every(KEEP_ADDRESSES, "keep addresses", () -> sessions.addresses().save(addresses));
    maintenance.every(
        FIND_SILENT,
        "find silent clients",
        () -> context.live().all().forEach(LiveConnections.Channel::check));
    maintenance.every(
        FIND_SLOW,
        "find slow clients",
        () -> context.connections().cutOverdue(TcpConnection.now()));
    maintenance.start(check);
    if (cluster == null) {
      resources.add(DailyPuzzleGenerator.of(ownPuzzles, local, time)).start();
    }
    check.start(database);
    return new Server(journal, context, check, web, cluster, resources);
  }

  private static @Nullable ClusterTables join(
      Settings settings, Tables local, SqlJournal journal, Resources resources) throws CannotStart {
    if (settings.cluster() == null) {
      return null;
    }
    try {
      return resources.add(ClusterTables.join(local, journal, settings.cluster()));
    } catch (IllegalStateException e) {
      throw new CannotStart(String.valueOf(e.getMessage()), e);
    }
  }

  private static Authenticator.Site site(Settings settings) {
    return new Authenticator.Site(
        settings.list(Setting.ORIGINS),
        settings.is(Setting.SECURE),
        settings.isEverywhere(),
        settings.text(Setting.AUTH_HEADER),
        settings.text(Setting.METRICS_TOKEN));
  }

  private static SqlJournal open(Settings settings) {
    String database = settings.text(Setting.DATABASE);
    if (!database.isEmpty()) {
      return new SqlJournal(PostgresDatabase.connect(database, settings.cluster() != null));
    }
    Path file = journal(settings.data());
    DataMove.refuseMoved(file);
    return Repair.open(file);
  }

  private static HttpServer listen(Settings settings, NetContext context) throws CannotStart {
    try {
      String hsts = settings.is(Setting.SECURE) ? settings.text(Setting.HSTS) : "";
      return WebFrontend.listen(
          settings.text(Setting.HOST), settings.number(Setting.PORT), hsts, context);
    } catch (IOException e) {
      throw cannotListen(settings, e);
    }
  }

  /** Checks that the port is free before anything is written. */
  private static void probe(Settings settings) throws CannotStart {
    try (ServerSocket socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(
          new InetSocketAddress(settings.text(Setting.HOST), settings.number(Setting.PORT)));
    } catch (IOException e) {
      throw cannotListen(settings, e);
    }
  }

  private static CannotStart cannotListen(Settings settings, IOException cause) {
    String host = settings.text(Setting.HOST);
    return new CannotStart(
        "cannot listen on port "
            + settings.number(Setting.PORT)
            + " of "
            + host
            + (isOfThisMachine(host)
                ? ": the port is taken, or may not be used"
                : ": that is no address of this machine"),
        cause);
  }

  private static boolean isOfThisMachine(String host) {
    try {
      InetAddress address = InetAddress.getByName(host);
      return address.isAnyLocalAddress() || NetworkInterface.getByInetAddress(address) != null;
    } catch (IOException e) {
      return false;
    }
  }

  public NetContext context() {
    return context;
  }

  /** What the check of the whole file has found; complete once it is done. */
  CompletableFuture<List<String>> problems() {
    return check.problems();
  }

  public int port() {
    return web.port();
  }

  /**
   * Completes with the reason once the journal cannot be written any more. Nothing is acknowledged
   * after that, and the program must end.
   */
  public CompletableFuture<Throwable> broken() {
    return journal.broken();
  }

  /**
   * Gives the tables to other nodes, if there are any, tells all clients, then stops. Everything
   * acknowledged is on disk.
   */
  @Override
  public void close() {
    if (cluster != null) {
      cluster.drain(true);
    }
    long retryAfter = cluster != null && cluster.nodeCount() > 1 ? ELSEWHERE_AFTER : RETRY_AFTER;
    context.live().all().forEach(channel -> channel.announceShutdown(retryAfter));
    context.live().awaitNone(SHUTDOWN_WAIT);
    context.live().all().forEach(LiveConnections.Channel::cut);
    resources.close();
    LOG.info("Stopped");
  }
}
